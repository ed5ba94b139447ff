const counted = (count: number) => count.toLocaleString('en-GB')

/** Texts of the masters' own pages. */
export const masterTexts = {
  summary: 'Summary',
  backToEdit: 'Back to Edit Curriculum',
  missing: 'This curriculum cannot be submitted yet.',
  subcurricula: 'Subcurricula',
  noSubcurricula: 'No subcurricula',
  semester: (number: number) => `Semester ${number}`,
  combos: 'Combo routes',
  noCombos: 'No combo routes',
  students: (count: number) => `${counted(count)} expected ${count === 1 ? 'student' : 'students'}`,
  centres: 'Centres',
  noCentres: 'No centre has chosen this curriculum yet.',
} as const
