import { signInPath } from '#machines/access/public-visit.ts'

/** Where the account pages lead. */
export const addresses = {
  home: '/',
  signIn: signInPath,
  forgotPassword: '/forgotpassword',
  changePassword: '/changepassword',
} as const
