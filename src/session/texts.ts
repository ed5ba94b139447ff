/** Every visible text of sign-in, of the public pages, of the network and of the time before a session ends. */
export const texts = {
  signIn: 'Sign In',
  password: 'Password',
  showPassword: 'Show password',
  accept: 'I accept the',
  privacyPolicy: 'Privacy Policy',
  forgotPassword: 'Forgot Password',
  acceptFirst: 'Accept the Privacy Policy to sign in.',
  tickToAccept: 'Tick this box to accept the Privacy Policy.',
  noAnswer: 'The server did not respond. Check your connection, then press Sign In again.',
  ended: 'Your session has ended. Please sign in again.',
  problems: {
    username: { required: 'Username is required', invalid: 'Please enter a valid email', long: 'Please enter a valid email' },
    password: { required: 'Password is required', invalid: 'Password is required', long: 'Maximum 200 characters are allowed.' },
  },
  connectivity: {
    offline: 'You are currently offline',
    backOnline: 'You are back online',
  },
  expiry: {
    soon: 'Your session is about to expire.',
    stay: 'Stay signed in',
    unanswered: 'The server did not respond. Please try again.',
  },
  banner: (product: string) => `${product}: a path of six bands that climbs from a point`,
  copyright: (year: string, product: string) => `© ${year} ${product}`,
} as const
