/** Every visible text of sign-in and of the public pages. */
export const texts = {
  signIn: 'Sign In',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  accept: 'I accept the',
  privacyPolicy: 'Privacy Policy',
  forgotPassword: 'Forgot Password',
  acceptFirst: 'Accept the Privacy Policy to sign in.',
  signingIn: 'Signing in',
  noAnswer: 'No answer came. Check your connection, then press Sign In again.',
  ended: 'Your session has ended. Please sign in again.',
  problems: {
    username: { required: 'Username is required', invalid: 'Please enter a valid email' },
    password: { required: 'Password is required', invalid: 'Password is required' },
  },
  policy: {
    title: 'Privacy Policy',
    cancel: 'Cancel',
    accept: 'I Accept',
    missing: 'Privacy policy file not found.',
    loading: 'Loading the privacy policy',
    open: 'Open the privacy policy in a new tab',
    elsewhere: 'The privacy policy opens as a document of its own.',
  },
  banner: (product: string) => `${product}: a path of six bands that climbs from a point`,
  copyright: (year: string, product: string) => `© ${year} ${product}`,
} as const
