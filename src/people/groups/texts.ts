/** Texts of the members of a contact group. */
export const groupTexts = {
  members: 'Members',
  nobody: 'Nobody is in this group',
  name: 'Name',
  email: 'E-mail',
  reason: 'Reason',
  chosen: 'Chosen',
  incomplete: 'Fill in the rules to see whom they find.',
  counting: 'Counting…',
  found: (count: number) => (count === 1 ? '1 contact is found now.' : `${count.toLocaleString('en-GB')} contacts are found now.`),
  first: 'The first that are found',
} as const
