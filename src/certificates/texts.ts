/** Texts of certificates. */
export const certificateTexts = {
  registeredAs: (name: string) => `Registered as ${name}.`,
  takeRegisteredName: 'Use this name',
  cut: 'The text is too long to be shown in full.',
  downloadView: 'Download view',
  print: 'Print or save as PDF',
  page: 'Page',
  sampleStudent: 'Sample student',
  size: 'Size of the page',
  whole: 'Whole page',
  large: 'Large',
  sheet: 'Sheet',
  followed: 'The page shows your changes.',
  overflows: 'The text does not fit on the page.',
  boldHelp: 'What is bold is set larger, the first of it as the name. A placeholder can be typed too: {studentName}.',
  notValid: (state: string) => `This certificate is ${state.toLowerCase()}: who validates it learns so.`,
} as const
