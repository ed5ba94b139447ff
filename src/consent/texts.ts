/** Every visible text of the students' consents. */
export const texts = {
  title: 'Student Consent',
  step: (number: number, count: number) => `${number} of ${count}`,
  accept: 'I Accept',
  cancel: 'Cancel',
  mandatory: {
    title: 'Student Consent',
    text: 'To create and run your account we need your consent to use your personal data as described in the policy below.',
    policy: 'Privacy Policy',
    view: 'View',
    unseen: 'Not viewed yet',
    viewed: 'Viewed',
    box: 'I have read the Privacy Policy and give my consent.',
    required: 'Mandatory Consent (required)',
    viewFirst: 'View it before you accept.',
    tickFirst: 'Tick the box and view the Privacy Policy to accept.',
  },
  optional: {
    title: 'Sharing data with third-party providers',
    text: 'With your consent we pass your name and e-mail address to providers of student accommodation, insurance and travel, so that they can make you offers.',
    choice: 'You are free to decline: nothing changes in your studies, and we ask again when you next sign in.',
    box: 'I agree that my data are shared with third-party providers.',
    tickFirst: 'Tick the box to accept.',
  },
  banner: (product: string) => `${product}: a path of six bands that climbs from a point`,
} as const
