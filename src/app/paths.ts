import { consentPath, deniedPath, maintenancePath, signInPath } from '#machines/access/public-visit.ts'

/** Every address that the app builds. Those of blocks belong to their kinds, those of the menu come from the permission tree. */
export const paths = {
  home: '/',
  signIn: signInPath,
  forgotPassword: '/forgotpassword',
  denied: deniedPath,
  consent: consentPath,
  maintenance: maintenancePath,
  profile: '/profile',
  changePassword: '/changepassword',
  clearingOffer: '/clearing/view-page/clearing-offer',
} as const
