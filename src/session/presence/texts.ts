/** Every text of the dialog after a session has ended. The sign-in page needs none of them. */
export const texts = {
  title: 'Session Expired',
  question: 'Your session has been expired, do you want to reset it?',
  logout: 'Logout',
  reset: 'Reset Session',
  unsaved: 'Are you sure you want to exit without saving?',
  unanswered: 'The server did not respond. Check your connection, then press Reset Session again.',
} as const
