import { releaseTo, type Setup } from './release-helpers.ts';

/** A release in a process of its own, which prints its steps: what the test of interrupted releases ends. */
const setup = JSON.parse(process.argv[2] ?? '') as Setup;
const { kind } = await releaseTo(setup, { log: (line) => console.log(line) });
console.log(kind);
