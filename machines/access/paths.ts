/**
 * Patterns of the portal's own pages, and of those that its rules lead to. Those of an area belong to the area, those of the
 * menu come from the permission tree.
 */
export const paths = {
  home: '/',
  signIn: '/login',
  forgotPassword: '/forgotpassword',
  newPassword: '/updatePassword',
  resetLink: '/updatePassword/:pwdresetkey',
  denied: '/LogInPermission',
  consent: '/consent',
  maintenance: '/maintenance',
  snapshot: '/snapshot',
  validateCertificate: '/certificate-management/validate-certificate',
  certificateLink: '/certificate-management/validate-certificate-link',
  certificateOfLink: '/certificate-management/validate-certificate-link/:id',
  profile: '/profile',
  changePassword: '/changepassword',
  group: '/sideNav/:name',
  clearingOffer: '/clearing/view-page/clearing-offer',
  results: '/results',
  reports: '/reports',
  invoices: '/sms/invoicing',
  invoicesOfUniversity: '/sms/invoicing/fixed-invoices-institutes/university-view/:institutionId',
  budgets: '/budgeting-forecasting',
  studentPortal: '/student-application-portal',
  paymentStatus: '/student-payment-status',
  paymentMethod: '/payment-method',
  paymentSuccess: '/payment-method/success',
  curriculumCentres: '/sms/curriculum-centers',
  curriculumCentresOfAdministrators: '/sms/curriculum-centers-ncuk',
  customRequests: '/sms/curriculumcentercustomRequest',
} as const
