import type { ReportName } from '#openapi/reports/report-names.ts'

/** Texts of reports. */
export const reportTexts = {
  catalogue: 'All reports',
  favourites: 'Favourites',
  saved: 'Saved reports',
  csv: 'CSV',
  print: 'Print',
  save: 'Save',
  chart: 'Chart',
  table: 'Table',
  show: (title: string) => `${title}: show`,
  oneStudent: 'One student',
  asPredicted: 'As predicted',
  rows: 'Details',
  name: 'Name',
  asOf: (subject: string, day: string) => `${subject} · as of ${day}`,
  nothing: 'There is nothing to show for this choice yet.',
  widen: 'Choose something else above.',
  unavailable: 'The reports could not be loaded.',
  more: (count: number) => `Show all ${count} rows`,
  unknown: 'This report could not be found. The address may be incomplete, or it was deleted.',
  back: 'Back to the reports',
  narrowedBy: 'What it is about',
  student: 'Student',
  centre: 'Centre',
  module: 'Module',
  year: 'Year',
  set: 'Results',
  delivery: 'Delivery',
  by: 'By',
  from: 'From',
  to: 'To',
  atRisk: 'At risk only',
  compare: 'Compare with all centres',
  words: {
    'student-analysis': ['Student Analysis', 'Attendance, coursework, marks and place of each student; who is at risk, and why.'],
    'centre-performance': ['Centre Performance', 'Pass rate, mean and distribution of each centre in a set, against all.'],
    'module-outcomes': ['Module Outcomes', 'Grades, resits and predictions of the modules of a set.'],
    registrations: ['Registrations', 'Registered students by month, against the year before.'],
    progression: ['Progression', 'From the student to a place: applications, offers and firm replies.'],
    leads: ['Leads', 'Conversion by source, and how long leads wait.'],
    clearing: ['Clearing', 'Entries, offers, places, and the days they take.'],
    marking: ['Marking', 'How markers agree, and what the questions tell apart.'],
    certificates: ['Certificates', 'What was issued, checked and revoked.'],
  } satisfies Readonly<Record<ReportName, readonly [title: string, text: string]>>,
  groups: {
    centre: 'Centre',
    programme: 'Programme',
    intake: 'Intake',
    university: 'University',
    country: 'Country',
  },
} as const

/** What the page of a report is called. */
export const reportTitle = (report: ReportName): string =>
  report === 'student-analysis' ? 'Student Analysis Report' : `${reportTexts.words[report][0]} Report`
