/** Texts of the pages of leads and students. */
export const studentTexts = {
  convert: 'Convert',
  register: 'Register',
  sendLink: 'Send link',
  overdue: 'Overdue',
  oldTest: 'Older than two years',
  reveal: 'Show passport number',
  hide: 'Hide passport number',
  curriculum: 'Curriculum',
  modules: 'Modules',
  delivery: 'Delivery',
  deliveryFixed: 'The delivery of a registered student is fixed.',
  noAccepted: 'The centre of this student has no accepted selection of a curriculum in this year.',
  needs: 'A draft can be saved with gaps. Submit names what is missing.',
} as const
