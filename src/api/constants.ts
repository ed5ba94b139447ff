/** Numbers, labels and texts that the specifications fix and that belong to no single area. */

/** The shared enumeration of statuses. Blocks and the centre selection filter have sets of their own. */
export const status = { Inactive: -1, Active: 1, Draft: 2, Approved: 8, Submitted: 9, Review: 10, Rejected: 11 } as const

/** Status of an exam or test block. */
export const blockStatus = { Inactive: 0, Active: 1, Draft: 2 } as const

/** The numbers by which the list calls know the status buttons of a list. */
export const listStatusIds = { all: 0, active: 1, draft: 2, inactive: -1 } as const

/** Options of the centre selection's status filter. */
export const centreSelectionStatus = { Draft: 3, Completed: 4, Incomplete: 5 } as const

/** Labels of registrations and payments. */
export const paymentLabels = ['Ready to Invoice', 'Paid', 'Partially paid', 'Pending', 'Confirmed'] as const

/** Texts of dialogs that several areas share; spelling as specified. */
export const sharedTexts = {
  startYearChange:
    'If the start year is changed, existing teaching dates will be cleared. Enter new teaching dates as per the start year selected. Are you sure you want to proceed?',
  teachingDateMissing: 'Add atleast one teaching date.',
  exitWithoutSaving: 'Are you sure you want to exit without saving?',
  goToList: 'Are you sure you want to go to list page?',
  groupReduction:
    'You are trying to reduce number of groups, but have already entered centres in those groups which will be lost. Do you wish to continue?',
  noSlots: 'No slot information available for selected date',
  clear: 'Are you sure you want to clear?',
} as const

/** Reserved codes of custom requests. */
export const customRequestCode = { stream: 233, module: 234, delivery: 235, teachingDate: 236 } as const
export type CustomRequestCode = (typeof customRequestCode)[keyof typeof customRequestCode]

/** Indices of the tabs of clearing; those of the clearing offer are the first two. */
export const clearingTabIndex = { existingOffer: 0, marksOffer: 1, third: 2 } as const

/** The tabs of the clearing offer, as their addresses name them. */
export const clearingTabs = [
  { id: 'existing-offer', title: 'Existing Offer', index: clearingTabIndex.existingOffer },
  { id: 'marks-offer', title: 'Marks & Offer', index: clearingTabIndex.marksOffer },
] as const

/** The largest file in MB. */
const fileSizeLimit = 10

/** Whether a file of so many bytes is small enough. */
export const isWithinFileSizeLimit = (bytes: number): boolean => bytes <= fileSizeLimit * 1024 * 1024

export const studentLeadContactType = 4
export const studentLeadRoleId = 53

/** Fixed ids of master data. */
export const fixedIds = { YEARID: 22, CENTREID: 26 } as const

export const timeZoneOption = 'UTC'

/** Delivery modes of the application portal. */
export const deliveryMode = { OnCampus: 1, Online: 2 } as const
export const deliveryModeLabels: Readonly<Record<(typeof deliveryMode)[keyof typeof deliveryMode], string>> = {
  1: 'On Campus',
  2: 'Online',
}

export const yesNo = { Yes: 1, No: 0 } as const

export const englishTestFields = ['eap', 'reading', 'writing', 'listening', 'speaking'] as const
export const bandSkills = ['Listening', 'Reading', 'Writing', 'Speaking'] as const
export const additionalDocuments = ['additionalDoc1', 'additionalDoc2', 'additionalDoc3'] as const

/** Specified without a meaning; kept until one is known. */
export const unnamedConstant = 14
