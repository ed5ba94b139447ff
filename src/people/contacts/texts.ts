/** Texts of the page of a contact. */
export const contactTexts = {
  details: 'Details',
  roles: 'Roles',
  noRoles: 'No roles',
  groups: 'Groups',
  noGroups: 'In no group',
  group: 'Group',
  type: 'Type',
  reason: 'Reason',
  chosen: 'Chosen',
  messages: 'Messages',
  user: 'User',
  noUser: 'Does not sign in',
  makeUser: 'Make user',
  merge: 'Merge',
} as const
