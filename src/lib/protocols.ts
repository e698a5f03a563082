const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** Whether an address leads to a page, or to a mail or telephone program: no other may stand in a link (design 5). */
export const mayFollow = ({ protocol }: URL) => PROTOCOLS.includes(protocol);
