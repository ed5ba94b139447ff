/** The numbers by which the list calls know the status buttons of a list. */
export const listStatusIds = { all: 0, active: 1, draft: 2, inactive: -1 } as const

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

/** The year that registrations begin with. */
export const defaultYear = 22
