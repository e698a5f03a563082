import { z } from 'astro/zod';
import { text, wholeNumber } from './fields.ts';

const categories = z
	.strictObject({ afa: wholeNumber, afo: wholeNumber, naf: wholeNumber })
	.describe('Rupees for the families of the categories AFA, AFO and NAF');
const academicYear = z.string().regex(/^\d{4}-\d\d(\d\d)?$/, {
	error: 'write an academic year such as 2025-26',
});
const decimal = z.number({ error: 'write a number such as 1.85' });

/** `figures.yaml`: every figure that the school states (static-pages 5 and 9), each in one place. */
export const figuresSchema = z.strictObject({
	session: z.strictObject({ short: academicYear, long: academicYear, results: academicYear }),
	attendance: z.strictObject({
		minimumPercent: wholeNumber,
		leaveApplicationWorkingDays: wholeNumber,
		absenceDaysBeforeStrikingOff: wholeNumber,
		readmissionFee: wholeNumber,
	}),
	payment: z.strictObject({
		quarters: text,
		quarterMonths: text,
		firstDay: text,
		lastDay: text,
		slipsExpectedBy: text,
		slipCopies: text,
		lateFinePerDay: wholeNumber,
		dishonouredCheque: wholeNumber,
		tuitionRisePercent: wholeNumber,
		tuitionRiseFrom: text,
	}),
	fees: z.strictObject({
		tuition: z.strictObject({
			kgToV: categories,
			viToX: categories,
			xiToXiiComputer: categories,
			xiToXiiNonComputer: categories,
		}),
		annual: wholeNumber,
		development: z.strictObject({ kgToV: wholeNumber, viToX: wholeNumber, xiToXii: wholeNumber }),
		pta: wholeNumber,
		bus: wholeNumber,
		admission: wholeNumber,
		registration: wholeNumber,
	}),
	hostel: z.strictObject({
		messingPerMonth: wholeNumber,
		alliedPerMonth: categories,
		prospectus: wholeNumber,
		security: categories,
		boarders: wholeNumber,
		classes: text,
		builtIn: wholeNumber,
		shoePairs: text,
		outing: text,
		pickUp: text,
		outingReturn: text,
		visiting: text,
		leaveLetterHours: wholeNumber,
		wakeUp: text,
		lightsOff: text,
	}),
	timings: z.strictObject({
		junior: text,
		senior: text,
		office: text,
		parentVisiting: text,
		bank: text,
		bankDays: text,
		assembly: text,
		admissionOffice: text,
		shop: text,
	}),
	withdrawal: z.strictObject({ noticeMonths: text }),
	transport: z.strictObject({
		schoolBuses: text,
		duplicatePass: wholeNumber,
		earlyMinutes: wholeNumber,
	}),
	promotion: z.strictObject({ percent: wholeNumber }),
	admissions: z.strictObject({
		ukgAge: wholeNumber,
		ukgAgeOn: text,
		formsWeek: text,
		nonMedicalSeats: wholeNumber,
	}),
	library: z.strictObject({ books: text, periodsPerWeek: text }),
	computers: z.strictObject({
		labs: wholeNumber,
		inLabs: text,
		compulsory: text,
		optional: text,
	}),
	hall: z.strictObject({ seats: text }),
	laboratories: z.strictObject({ perScience: wholeNumber }),
	staff: z.strictObject({
		teachers: wholeNumber,
		pgt: wholeNumber,
		tgt: wholeNumber,
		prt: wholeNumber,
		headmistress: wholeNumber,
		perSection: z.strictObject({ pgt: decimal, tgt: decimal, prt: decimal }),
	}),
	campus: z.strictObject({
		classrooms: wholeNumber,
		labs: wholeNumber,
		girlsToilets: wholeNumber,
		boysToilets: wholeNumber,
		areaSquareMetres: text,
	}),
	history: z.strictObject({
		founded: text,
		movedToCampus: text,
		silverJubilee: wholeNumber,
		isoCertified: wholeNumber,
		rankedFirst: text,
	}),
	ranking: z.strictObject({ claim: text }),
});

export type Figures = z.infer<typeof figuresSchema>;
