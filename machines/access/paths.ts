/** Patterns of the portal's own pages. Those of an area belong to the area, those of the menu come from the permission tree. */
export const paths = {
  home: '/',
  signIn: '/login',
  forgotPassword: '/forgotpassword',
  newPassword: '/updatePassword',
  resetLink: '/updatePassword/:pwdresetkey',
  denied: '/LogInPermission',
  consent: '/consent',
  maintenance: '/maintenance',
  validateCertificate: '/certificate-management/validate-certificate',
  certificateLink: '/certificate-management/validate-certificate-link',
  certificateOfLink: '/certificate-management/validate-certificate-link/:id',
  profile: '/profile',
  changePassword: '/changepassword',
  group: '/sideNav/:name',
  clearingOffer: '/clearing/view-page/clearing-offer',
} as const
