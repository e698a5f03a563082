import type { RoutePath } from './routes.ts';

/** A page of the site, or one of the two links that leave it. */
export type MenuTarget = RoutePath | 'portal' | 'transferCertificateForm';

export interface MenuSection<T = MenuTarget> {
	label?: string;
	links: T[];
}
export interface MenuGroup<T = MenuTarget> {
	label: string;
	sections: MenuSection<T>[];
}

/** Header top links, in the order of static-pages 2; the news screens stand in `menus`. */
export const topLinks: MenuTarget[] = [
	'/',
	'/CareerCornerMissionMole',
	'transferCertificateForm',
	'/TenderNotice',
	'/Library',
	'/SchoolCalendar',
	'/CatalystBoardCorner',
	'/Houses',
	'/Recruitment',
	'/InterSchoolCorner',
	'/RaisingDay',
	'/MandatoryPublicDisclosure',
	'portal',
];

/** The grouped menus of static-pages 2, and one for the screens that the content service feeds. */
export const menus: MenuGroup[] = [
	{
		label: 'News and events',
		sections: [
			{
				label: 'Notices',
				links: ['/Circular', '/News', '/HomeWork', '/TenderNotice', '/Recruitment'],
			},
			{ label: 'Events', links: ['/Events', '/SchoolEvents', '/Gallery', '/Magazine'] },
			{
				label: 'Laurels',
				links: [
					'/TopperXII',
					'/TopperX',
					'/Achievements',
					'/AchievementsData',
					'/SportActivites',
					'/JuniorWing',
					'/SportsActivitiesData',
				],
			},
			{ label: 'Alumni', links: ['/Alumni', '/AlumniForm'] },
		],
	},
	{
		label: 'About us',
		sections: [
			{
				links: [
					'/History',
					'/VisionMission',
					'/ManagementCommitee',
					'/PrincipalsMessage',
					'/Faq',
					'/SchoolInformation',
					'/ContactUs',
					'/SchoolVideos',
				],
			},
			{ label: 'Prefectorial Board', links: ['/JuniorBoard', '/SeniorBoard'] },
		],
	},
	{
		label: 'Facilities',
		sections: [
			{
				links: [
					'/SchoolLibrary',
					'/BoardingHouse',
					'/SmartClassrooms',
					'/ComputerEducation',
					'/SchoolTransport',
					'/MiRoom',
					'/SchoolCounsellor',
					'/Laboratory',
					'/AudioVisualRoom',
					'/MultiPurposeHall',
				],
			},
			{ label: 'Co-scholastic', links: ['/Sports', '/ArtCraft', '/DanceMusic'] },
			{ label: 'Other', links: ['/BookShop', '/UniformShop', '/Canteen'] },
		],
	},
	{
		label: 'Almanac',
		sections: [
			{
				label: 'School rules',
				links: [
					'/CodeConduct',
					'/LibraryRules',
					'/PaymentFees',
					'/SchoolTiming',
					'/AbsenceLeave',
					'/Withdrawal',
					'/TransportRules',
					'/BusRules',
				],
			},
			{ label: 'Planner', links: ['/PlannerJunior', '/PlannerSenior'] },
			{ label: 'Houses and clubs', links: ['/HouseSystem', '/Clubs'] },
		],
	},
	{
		label: 'Academics',
		sections: [
			{
				links: [
					'/HomeworkSchedule',
					'/ResultAnalysis',
					'/ClassTeacherListJunior',
					'/ClassTeacherListSenior',
					'/SchoolCalendar',
					'/BookList',
					'/JuniorExamination',
					'/SeniorExamination',
					'/HealthPhysicalEducationForms',
					'/PortfolioTemplate',
					'/CyberSafety',
				],
			},
		],
	},
	{
		label: 'Admissions',
		sections: [
			{
				links: [
					'/UKGAdmissions',
					'/AdmissionServing',
					'transferCertificateForm',
					'/ProformaForVerificationService',
					'/Tc',
					'/FeeStructure',
					'/BusRoutes',
					'/ClassXIOptionForm',
					'/CarryingParentguardian',
				],
			},
		],
	},
];

/** The menus with a link in the place of each target. */
export function resolveMenus<T>(
	groups: MenuGroup[],
	resolve: (target: MenuTarget) => T,
): MenuGroup<T>[] {
	return groups.map(({ label, sections }) => ({
		label,
		sections: sections.map((section) => ({ ...section, links: section.links.map(resolve) })),
	}));
}
