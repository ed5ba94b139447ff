// Generated from openapi/ by `npm run generate`; do not edit.

/** What the logPermission header says of a call. */
export type Permission = 'View' | 'Add' | 'Modify' | 'Delete'

/** What a contact may hold on a component, and an operation ask for. */
export type HeldPermission = Permission | 'Publish'

/** Parts of the portal that a call belongs to; the node of that name in the permission tree gives the logComponentId. */
export type Component = 'ExamBlock' | 'TestBlock' | 'Centres' | 'Intake' | 'Programme' | 'Stream' | 'Module' | 'University' | 'Curriculum' | 'Subcurriculum' | 'ComboRoutes' | 'ModuleProperties' | 'Fixed Invoices Centres' | 'Fixed Invoices Institutes' | 'Request Based Invoices' | 'Request Based Invoices Centres' | 'Request Based Invoices Institutes' | 'New Invoices' | 'New Invoices Centres' | 'New Invoices Institutes' | 'Invoices' | 'Payment Requests' | 'Historic' | 'Live' | 'Payment Status' | 'Payment Method' | 'Leads' | 'RegularRegistration' | 'MyApplication' | 'Applications' | 'ResultsManagement' | 'Results' | 'CertificateDashboard' | 'CourseManagement' | 'CourseFinder' | 'UniversityStaging' | 'CentreStaging' | 'CurriculumCenters' | 'CurriculumCentersNCUK' | 'CentreSelection' | 'CurriculumCenterCustomRequest' | 'MetadataTagging' | 'Contacts' | 'ContactGroup' | 'Recipient' | 'Staging' | 'ModuleManagement' | 'RoleModule' | 'Users' | 'AssessmentAuthoring' | 'AssessmentDelivery' | 'Invigilation' | 'TypeManagement' | 'AssetTypes' | 'Folders' | 'Steward' | 'AssetSteward' | 'AssetListing' | 'Archive' | 'CertificateType' | 'CertificateTemplate' | 'CertificateRequest' | 'CertificateValidation' | 'Clearing' | 'ContactType' | 'ComponentType' | 'RoleType' | 'GroupType' | 'UniversityManagement' | 'UniversityDocuments' | 'UniversityContacts' | 'CentreGroups' | 'Year' | 'Colour' | 'Fixed Invoices Masters' | 'Request Based Invoices Masters' | 'New Invoices Masters' | 'Unique Sponsorship Letter' | 'Targets' | 'Role' | 'Permission' | 'Type' | 'CurriculumCentreAdministration' | 'AssessmentMarking' | 'Enrollment' | 'AcademicDetails' | 'DirectPlacements' | 'CenterOperations'

/**
 * How an operation is addressed, and what it takes. `needsSession`: refused with 401 without a valid token.
 * `permission` and `component`: null where anyone may call; of a list any one is enough; an object names the component
 * by the masterType of the body.
 */
export interface OperationEntry {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  readonly path: string
  readonly needsSession: boolean
  readonly permission: HeldPermission | readonly HeldPermission[] | null
  readonly component: Component | readonly Component[] | Readonly<Record<string, Component>> | null
}

/** Every operation of the contract by its operationId; paths stand below /api/aggregate/v1. */
export const operationTable = {
  signIn: {"method":"POST","path":"/user/login","needsSession":false,"permission":null,"component":null},
  refreshToken: {"method":"POST","path":"/user/token/generate","needsSession":false,"permission":null,"component":null},
  signOut: {"method":"PUT","path":"/user/logout/{userId}","needsSession":false,"permission":null,"component":null},
  listContactRoutes: {"method":"GET","path":"/contact/routes","needsSession":true,"permission":null,"component":null},
  getRoutePermissions: {"method":"GET","path":"/contact-management/contact/route/permission/details/{contactId}","needsSession":true,"permission":null,"component":null},
  getStorageSettings: {"method":"GET","path":"/student/section/details","needsSession":true,"permission":null,"component":null},
  changePassword: {"method":"PUT","path":"/user/change-password","needsSession":true,"permission":null,"component":null},
  changeContactPassword: {"method":"POST","path":"/contact-management/user/password/change","needsSession":true,"permission":null,"component":null},
  forgotPassword: {"method":"POST","path":"/user/forgot-password","needsSession":false,"permission":null,"component":null},
  validateResetKey: {"method":"GET","path":"/user/password/validate/{pwdresetkey}","needsSession":false,"permission":null,"component":null},
  resetPassword: {"method":"PUT","path":"/user/password/reset/{pwdresetkey}","needsSession":false,"permission":null,"component":null},
  updateConsent: {"method":"PUT","path":"/student/consent/status/update/{userId}","needsSession":true,"permission":null,"component":null},
  getPrivacyPolicyUrl: {"method":"GET","path":"/aws-url/get-privacy-policy-url","needsSession":false,"permission":null,"component":null},
  listFigures: {"method":"GET","path":"/dashboard/figures/list","needsSession":true,"permission":null,"component":null},
  listWaiting: {"method":"GET","path":"/dashboard/waiting/list","needsSession":true,"permission":null,"component":null},
  listNotifications: {"method":"GET","path":"/communications/notification/list","needsSession":true,"permission":null,"component":null},
  updateNotification: {"method":"PUT","path":"/communications/update-notification/{id}","needsSession":true,"permission":null,"component":null},
  generateCode: {"method":"POST","path":"/code-by-master-type","needsSession":true,"permission":["Add","Modify"],"component":{"examblock":"ExamBlock","testblock":"TestBlock","centre":"Centres","intake":"Intake","program":"Programme","stream":"Stream","module":"Module","university":"University","curriculum":"Curriculum","subcurriculum":"Subcurriculum","combo":"ComboRoutes"}},
  getTimeZoneAdminDetails: {"method":"GET","path":"/sms/timezone/admin/details","needsSession":true,"permission":"View","component":["ExamBlock","TestBlock","Centres"]},
  listScheduleModules: {"method":"GET","path":"/sms/module/detail/list","needsSession":true,"permission":"View","component":["ExamBlock","TestBlock","ModuleProperties"]},
  listModuleCombinations: {"method":"GET","path":"/sms/module/combination/list","needsSession":true,"permission":"View","component":["ExamBlock","TestBlock"]},
  listHolidays: {"method":"GET","path":"/sms/holiday/list","needsSession":true,"permission":"View","component":["ExamBlock","TestBlock"]},
  deleteTeachingDate: {"method":"DELETE","path":"/sms/intake/teachingDate/delete/{id}","needsSession":true,"permission":"Delete","component":"Intake"},
  getCurriculumSummary: {"method":"GET","path":"/sms/curriculum/summary/{id}","needsSession":true,"permission":"View","component":"Curriculum"},
  creditInvoice: {"method":"POST","path":"/finance/invoice/credit/{id}","needsSession":true,"permission":["Modify","Publish"],"component":["Fixed Invoices Centres","Fixed Invoices Institutes","Request Based Invoices","Request Based Invoices Centres","Request Based Invoices Institutes","New Invoices","New Invoices Centres","New Invoices Institutes","Invoices"]},
  getInvoiceSummary: {"method":"GET","path":"/finance/invoice/summary","needsSession":true,"permission":"View","component":["Fixed Invoices Centres","Fixed Invoices Institutes","Request Based Invoices","Request Based Invoices Centres","Request Based Invoices Institutes","New Invoices","New Invoices Centres","New Invoices Institutes","Invoices"]},
  sendPaymentRequest: {"method":"PUT","path":"/finance/payment-request/send/{id}","needsSession":true,"permission":"Modify","component":"Payment Requests"},
  remindPaymentRequest: {"method":"PUT","path":"/finance/payment-request/remind/{id}","needsSession":true,"permission":"Modify","component":"Payment Requests"},
  getStatement: {"method":"GET","path":"/finance/statement/{kind}/{id}","needsSession":true,"permission":"View","component":["Fixed Invoices Centres","Fixed Invoices Institutes","Request Based Invoices","Request Based Invoices Centres","Request Based Invoices Institutes","New Invoices","New Invoices Centres","New Invoices Institutes","Invoices"]},
  getHistoricBudget: {"method":"GET","path":"/finance/budget/historic","needsSession":true,"permission":"View","component":"Historic"},
  getLiveBudget: {"method":"GET","path":"/finance/budget/live","needsSession":true,"permission":"View","component":"Live"},
  listStudentInvoices: {"method":"GET","path":"/finance/student-invoice/list","needsSession":true,"permission":"View","component":"Payment Status"},
  createPaypalOrder: {"method":"POST","path":"/paypal/generate/request","needsSession":true,"permission":"Add","component":"Payment Method"},
  createCardToken: {"method":"POST","path":"/braintree/generate/authorization/token","needsSession":true,"permission":"Add","component":"Payment Method"},
  chargeCard: {"method":"POST","path":"/braintree/transaction/create","needsSession":true,"permission":"Add","component":"Payment Method"},
  updatePaymentStatus: {"method":"PUT","path":"/payment-status/update","needsSession":true,"permission":"Add","component":"Payment Method"},
  getPaymentDetails: {"method":"GET","path":"/payment-status/details","needsSession":true,"permission":"View","component":"Payment Status"},
  convertLead: {"method":"POST","path":"/student/lead/convert/{id}","needsSession":true,"permission":"Modify","component":"Leads"},
  createRegistrationLink: {"method":"POST","path":"/student/link/create","needsSession":true,"permission":"Modify","component":["Leads","RegularRegistration"]},
  registerStudent: {"method":"PUT","path":"/student/register/{id}","needsSession":true,"permission":"Modify","component":"RegularRegistration"},
  getCurriculumChoices: {"method":"GET","path":"/student/curriculum/choices","needsSession":true,"permission":"View","component":"RegularRegistration"},
  listStudentTwins: {"method":"GET","path":"/student/student/duplicates","needsSession":true,"permission":"Add","component":"RegularRegistration"},
  reRegisterStudents: {"method":"PUT","path":"/student/re-register/update","needsSession":true,"permission":"Modify","component":"RegularRegistration"},
  syncUcasIds: {"method":"PUT","path":"/student/ucas-id/sync","needsSession":true,"permission":"Modify","component":"RegularRegistration"},
  listStudentChanges: {"method":"GET","path":"/student/audit/list","needsSession":true,"permission":"View","component":["RegularRegistration","MyApplication"]},
  countApplications: {"method":"GET","path":"/application-portal/application/counts","needsSession":true,"permission":"View","component":"Applications"},
  getResultSlip: {"method":"GET","path":"/results/student-result/slip/{id}","needsSession":true,"permission":"View","component":["ResultsManagement","Results"]},
  updateReleaseDates: {"method":"PUT","path":"/results/release-date/update/{id}","needsSession":true,"permission":"Modify","component":"ResultsManagement"},
  checkRelease: {"method":"GET","path":"/results/release/check/{id}","needsSession":true,"permission":"View","component":"ResultsManagement"},
  releaseResults: {"method":"PUT","path":"/results/release/{id}","needsSession":true,"permission":"Modify","component":"ResultsManagement"},
  uploadResults: {"method":"POST","path":"/results/upload/import","needsSession":true,"permission":"Add","component":"ResultsManagement"},
  undoUpload: {"method":"PUT","path":"/results/upload/undo/{id}","needsSession":true,"permission":"Modify","component":"ResultsManagement"},
  getUploadTemplate: {"method":"GET","path":"/results/upload/template","needsSession":true,"permission":"View","component":"ResultsManagement"},
  listUploads: {"method":"GET","path":"/results/upload/list/{id}","needsSession":true,"permission":"View","component":"ResultsManagement"},
  checkCertificate: {"method":"POST","path":"/certificate-management/validation/check","needsSession":false,"permission":null,"component":null},
  getCertificateVerdict: {"method":"GET","path":"/certificate-management/validation/details/{code}","needsSession":false,"permission":null,"component":null},
  getCertificatePage: {"method":"GET","path":"/certificate-management/download/view/{id}","needsSession":true,"permission":"View","component":"CertificateDashboard"},
  countCoursesByMonth: {"method":"GET","path":"/sms/course/graph/count","needsSession":true,"permission":"View","component":"CourseManagement"},
  getApprovedCourse: {"method":"GET","path":"/sms/course/functional/details/{id}","needsSession":true,"permission":"View","component":["CourseManagement","CourseFinder","MyApplication"]},
  decideStagedUniversity: {"method":"PUT","path":"/sms/institute/staging/decision/{id}","needsSession":true,"permission":["Modify","Publish"],"component":"UniversityStaging"},
  decideStagedCentre: {"method":"PUT","path":"/sms/centre-staging/decision/{id}","needsSession":true,"permission":["Modify","Publish"],"component":"CentreStaging"},
  listOfferedCurricula: {"method":"GET","path":"/sms/centre-selection/offered","needsSession":true,"permission":"View","component":["CurriculumCenters","CurriculumCentersNCUK"]},
  getSelection: {"method":"GET","path":"/sms/centre-selection/step/{id}","needsSession":true,"permission":"View","component":["CurriculumCenters","CurriculumCentersNCUK","CentreSelection"]},
  saveSelectionStep: {"method":"PUT","path":"/sms/centre-selection/step/{id}","needsSession":true,"permission":"Modify","component":["CurriculumCenters","CurriculumCentersNCUK"]},
  confirmSelection: {"method":"PUT","path":"/sms/centre-selection/confirm/{id}","needsSession":true,"permission":"Modify","component":["CurriculumCenters","CurriculumCentersNCUK"]},
  acceptSelection: {"method":"PUT","path":"/sms/centre-selection/accept/{id}","needsSession":true,"permission":"Modify","component":"CentreSelection"},
  rejectSelection: {"method":"PUT","path":"/sms/centre-selection/reject/{id}","needsSession":true,"permission":"Modify","component":"CentreSelection"},
  reopenSelection: {"method":"PUT","path":"/sms/centre-selection/reopen/{id}","needsSession":true,"permission":"Modify","component":"CentreSelection"},
  acceptCustomRequest: {"method":"PUT","path":"/sms/custom-request/accept/{id}","needsSession":true,"permission":"Modify","component":"CurriculumCenterCustomRequest"},
  rejectCustomRequest: {"method":"PUT","path":"/sms/custom-request/reject/{id}","needsSession":true,"permission":"Modify","component":"CurriculumCenterCustomRequest"},
  listModuleRules: {"method":"GET","path":"/sms/module-properties/list","needsSession":true,"permission":"View","component":["ModuleProperties","ExamBlock","TestBlock"]},
  createModuleRule: {"method":"POST","path":"/sms/module-properties/create","needsSession":true,"permission":"Add","component":"ModuleProperties"},
  updateModuleRule: {"method":"PUT","path":"/sms/module-properties/update/{ruleId}","needsSession":true,"permission":"Modify","component":"ModuleProperties"},
  getModuleRule: {"method":"GET","path":"/sms/module-properties/details/{ruleId}","needsSession":true,"permission":"View","component":"ModuleProperties"},
  publishModuleRules: {"method":"PUT","path":"/sms/module-properties/publish","needsSession":true,"permission":["Modify","Publish"],"component":"ModuleProperties"},
  deleteModuleRules: {"method":"DELETE","path":"/sms/module-properties/delete","needsSession":true,"permission":"Delete","component":"ModuleProperties"},
  mergeTags: {"method":"PUT","path":"/asset-management/tag/merge","needsSession":true,"permission":"Modify","component":"MetadataTagging"},
  mergeContacts: {"method":"POST","path":"/contact-management/contact/merge","needsSession":true,"permission":"Modify","component":"Contacts"},
  listGroupsOfContact: {"method":"GET","path":"/contact-management/contact/groups/{id}","needsSession":true,"permission":"View","component":"Contacts"},
  listGroupMembers: {"method":"GET","path":"/contact-management/group/members/{id}","needsSession":true,"permission":"View","component":"ContactGroup"},
  previewGroup: {"method":"POST","path":"/contact-management/group/preview","needsSession":true,"permission":["Add","Modify"],"component":"ContactGroup"},
  countRecipients: {"method":"POST","path":"/communications/recipient/count","needsSession":true,"permission":"View","component":["Recipient","ContactGroup"]},
  decideStagedContact: {"method":"PUT","path":"/contact-management/staging/decision/{id}","needsSession":true,"permission":["Modify","Publish"],"component":"Staging"},
  placeMenuModule: {"method":"PUT","path":"/user-management/module/move/{id}","needsSession":true,"permission":"Modify","component":"ModuleManagement"},
  getRoleMenu: {"method":"GET","path":"/user-management/role-module/menu/{id}","needsSession":true,"permission":"View","component":"RoleModule"},
  validateUser: {"method":"POST","path":"/user-management/user/validate","needsSession":true,"permission":["Add","Modify"],"component":"Users"},
  sendUserPasswordLink: {"method":"PUT","path":"/user-management/user/password/{id}","needsSession":true,"permission":"Modify","component":"Users"},
  listUserSessions: {"method":"GET","path":"/user-management/user/sessions/{id}","needsSession":true,"permission":"View","component":"Users"},
  getUserRights: {"method":"GET","path":"/user-management/user/rights/{id}","needsSession":true,"permission":"View","component":"Users"},
  deleteExamAcademicDateSms: {"method":"DELETE","path":"/sms/examblock/academicDate/delete/{id}","needsSession":true,"permission":"Delete","component":"ExamBlock"},
  listExamBlocks: {"method":"GET","path":"/sms/examblock/list","needsSession":true,"permission":"View","component":"ExamBlock"},
  createExamBlock: {"method":"POST","path":"/sms/examblock/create","needsSession":true,"permission":"Add","component":"ExamBlock"},
  updateExamBlock: {"method":"PUT","path":"/sms/examblock/update/{id}","needsSession":true,"permission":"Modify","component":"ExamBlock"},
  getExamBlockSummary: {"method":"GET","path":"/sms/examblock/summary/{id}","needsSession":true,"permission":"View","component":"ExamBlock"},
  updateExamAcademicDates: {"method":"POST","path":"/sms/examblock/academicDate/update","needsSession":true,"permission":"Modify","component":"ExamBlock"},
  deleteExamAcademicDate: {"method":"DELETE","path":"/examblock/academicDate/delete/{id}","needsSession":true,"permission":"Delete","component":"ExamBlock"},
  deleteExamBlocks: {"method":"DELETE","path":"/sms/examblock/delete","needsSession":true,"permission":"Delete","component":"ExamBlock"},
  publishExamBlocks: {"method":"PUT","path":"/sms/examblock/publish","needsSession":true,"permission":"Modify","component":"ExamBlock"},
  getExamTimeSlots: {"method":"GET","path":"/sms/examblock/timeslot/details/{id}","needsSession":true,"permission":"View","component":"ExamBlock"},
  mapExamTimeZones: {"method":"PUT","path":"/sms/examblock/timezone/mapping/{id}","needsSession":true,"permission":"Modify","component":"ExamBlock"},
  listExamTimeZones: {"method":"GET","path":"/sms/examblock/timezone/list/{id}","needsSession":true,"permission":"View","component":"ExamBlock"},
  listExamDates: {"method":"GET","path":"/sms/examblock/exam-date/list/{id}","needsSession":true,"permission":"View","component":"ExamBlock"},
  saveExamSchedule: {"method":"PUT","path":"/create-exam-block-module/{examblockId}","needsSession":true,"permission":"Modify","component":"ExamBlock"},
  getTestBlock: {"method":"GET","path":"/sms/testblock/detail/{id}","needsSession":true,"permission":"View","component":"TestBlock"},
  listTestAcademicDates: {"method":"GET","path":"/sms/testblock/academicDate/list/{id}","needsSession":true,"permission":"View","component":"TestBlock"},
  listTestBlocks: {"method":"GET","path":"/sms/testblock/list","needsSession":true,"permission":"View","component":"TestBlock"},
  createTestBlock: {"method":"POST","path":"/sms/testblock/create","needsSession":true,"permission":"Add","component":"TestBlock"},
  updateTestBlock: {"method":"PUT","path":"/sms/testblock/update/{id}","needsSession":true,"permission":"Modify","component":"TestBlock"},
  getTestBlockSummary: {"method":"GET","path":"/sms/testblock/summary/{id}","needsSession":true,"permission":"View","component":"TestBlock"},
  updateTestAcademicDates: {"method":"POST","path":"/sms/testblock/academicDate/update","needsSession":true,"permission":"Modify","component":"TestBlock"},
  deleteTestAcademicDate: {"method":"DELETE","path":"/testblock/academicDate/delete/{id}","needsSession":true,"permission":"Delete","component":"TestBlock"},
  deleteTestBlocks: {"method":"DELETE","path":"/sms/testblock/delete","needsSession":true,"permission":"Delete","component":"TestBlock"},
  publishTestBlocks: {"method":"PUT","path":"/sms/testblock/publish","needsSession":true,"permission":"Modify","component":"TestBlock"},
  getTestTimeSlots: {"method":"GET","path":"/sms/testblock/timeslot/details/{id}","needsSession":true,"permission":"View","component":"TestBlock"},
  mapTestTimeZones: {"method":"PUT","path":"/sms/testblock/timezone/mapping/{id}","needsSession":true,"permission":"Modify","component":"TestBlock"},
  listTestTimeZones: {"method":"GET","path":"/sms/testblock/timezone/list/{id}","needsSession":true,"permission":"View","component":"TestBlock"},
  listTestDates: {"method":"GET","path":"/sms/testblock/test-date/list/{id}","needsSession":true,"permission":"View","component":"TestBlock"},
  saveTestSchedule: {"method":"PUT","path":"/create-test-block-module/{id}","needsSession":true,"permission":"Modify","component":"TestBlock"},
} as const satisfies Record<string, OperationEntry>

export type OperationId = keyof typeof operationTable
