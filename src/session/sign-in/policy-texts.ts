/** Every text around the privacy policy, which opens over the sign-in page. */
export const texts = {
  title: 'Privacy Policy',
  cancel: 'Cancel',
  accept: 'I Accept',
  missing: 'Privacy policy file not found.',
  loading: 'Loading the privacy policy',
  open: 'Open the privacy policy in a new tab',
  table: 'Table of the privacy policy',
  elsewhere: 'The privacy policy opens as a separate document.',
} as const
