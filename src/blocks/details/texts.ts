import { fieldTexts } from '../texts.ts'

/** Texts of the details form. */
export const detailsTexts = {
  ...fieldTexts,
  inactive: 'Inactive',
  active: 'Active',
  draft: 'Draft',
  unknownStatus: 'Unknown',
  lockedStatus: 'Only a draft can be switched.',
  keptStatus: 'This status stays until you switch it.',
  systemGenerated: 'System generated',
  generated: (label: string, code: string) => `${label} ${code}.`,
  errors: (count: number) => `${count} ${count === 1 ? 'field needs' : 'fields need'} attention`,
  academicDates: 'Academic dates',
  addAcademicDates: 'Add other Academic Dates',
  addAcademicDatesReason: 'Fill in From and To first.',
  removals: (names: string) => `Removed with the next save: ${names}.`,
  undoRemovals: 'Keep them',
  unaddressed: (name: string) => `“${name}” was saved a moment ago. Continue with it?`,
  openSaved: 'Open the saved block',
  startNew: 'Start a new one',
  live: (noun: string) => `This ${noun} is active: saved changes are live at once.`,
  renewTitle: 'Generate a new code?',
  renewBody: (noun: string, code: string) =>
    `This ${noun} is active and known as ${code}. Choose No to keep that code with the new short name.`,
  conflictTitle: (noun: string) => `Another person changed this ${noun}`,
  conflictBody: 'It was saved after you opened it. Your changes have not been saved yet.',
  withdrawTitle: (noun: string) => `Set this ${noun} to Inactive?`,
  withdrawBody: 'Centre sheets printed now say PROVISIONAL again, and calendar files say TENTATIVE.',
  shorterTitle: 'Remove these dates from the block?',
  yours: 'Yours',
  theirs: 'Theirs',
}
