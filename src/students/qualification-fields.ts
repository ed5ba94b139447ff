/** The fields of each kind of qualification, in the order of the form. */
export const academicFields = ['title', 'awardingBody', 'institutionName', 'countryId', 'completedOn', 'isPredicted', 'grade'] as const
export const englishFields = ['testType', 'testDate', 'reportNumber', 'eap', 'reading', 'writing', 'listening', 'speaking'] as const
