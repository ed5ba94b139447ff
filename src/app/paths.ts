import { dashboards, type ContactType } from '#machines/access/contact-types.ts'
import { sideNavPath } from '#machines/access/menu.ts'
import { consentPath, deniedPath, maintenancePath, signInPath } from '#machines/access/visit.ts'

/** Every address that the app builds. Addresses of blocks are those of their kinds. */
export const paths = {
  home: '/',
  signIn: signInPath,
  forgotPassword: '/forgotpassword',
  denied: deniedPath,
  consent: consentPath,
  maintenance: maintenancePath,
  profile: '/profile',
  changePassword: '/changepassword',
  dashboard: (type: ContactType): string => dashboards[type],
  /** The page of a group of the menu. */
  group: sideNavPath,
} as const
