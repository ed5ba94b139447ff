/** Texts of the pages of leads and students. */
export const studentTexts = {
  convert: 'Convert',
  register: 'Register',
  sendLink: 'Send link',
  overdue: 'Overdue',
  oldTest: 'Older than two years',
  reveal: 'Show passport number',
  hide: 'Hide passport number',
  needs: 'A draft can be saved with gaps. Submit names what is missing.',
} as const
