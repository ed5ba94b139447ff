/** Texts of a list of changes. */
export const changeTexts = {
  person: 'Person',
  field: 'Field',
  from: 'From',
  to: 'To',
  everyone: 'Everyone',
  everything: 'All fields',
  none: 'No changes',
  permission: (name: string) => `${name} permission`,
} as const
