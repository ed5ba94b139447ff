/** Texts of the pages of users. */
export const userTexts = {
  details: 'Details',
  rights: 'Rights',
  noRights: 'This role gives no page.',
  rightsOf: (name: string) => `The menu of ${name}`,
  sessions: 'Sessions',
  noSessions: 'Not signed in anywhere',
  signedIn: 'Signed in since',
  lastCall: 'Last call',
  sendLink: 'Send password link',
  expired: 'Expired',
} as const
