import { counted } from '#src/ui/text/counted.ts'

/** Texts of the members of a contact group. */
export const groupTexts = {
  members: 'Members',
  messages: 'Messages',
  noMembers: 'No members in this group',
  name: 'Name',
  email: 'E-mail',
  reason: 'Reason',
  chosen: 'Chosen',
  incomplete: 'Fill in the rules to see whom they find.',
  counting: 'Counting…',
  found: (count: number) => (count === 1 ? '1 contact is found now.' : `${counted(count)} contacts are found now.`),
  reached: (reached: number, leftOut: number) =>
    `A message reaches ${counted(reached)} of them. ${counted(leftOut)} left out: inactive, or not to be written to.`,
  first: 'The first that are found',
} as const
