/** Texts of the results of a student. */
export const slipTexts = {
  print: 'Print',
  student: 'Student',
  centre: 'Centre',
  totalPoints: 'Points of the three best modules',
  final: 'Final',
  grade: 'Grade',
  points: 'Points',
  outcome: 'Outcome',
  attempts: (module: string) => `Attempts in ${module}`,
  mark: (mark: number) => `Mark ${mark}`,
  finalMark: (mark: number) => `Final ${mark}`,
  version: (version: string) => `Version ${version}`,
  capped: 'Capped',
  counts: 'Counts',
  noResults: 'No results yet',
  releasedOn: (date: string, time: string) => `Results are released on ${date} at ${time}.`,
} as const
