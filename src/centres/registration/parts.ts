import type { FieldOf } from '#src/resources/resource-types.ts'

/** The parts of a registration: tabs of its page and steps of its wizard, with their fields. */
export const centreParts = {
  centre: {
    title: 'Centre',
    caption: 'Name and address',
    fields: [
      'centreName',
      'legalName',
      'registrationNumber',
      'countryId',
      'city',
      'address',
      'postCode',
      'timezoneId',
      'email',
      'phone',
      'website',
    ],
  },
  people: {
    title: 'People',
    caption: 'Principal, exams',
    fields: ['principalName', 'principalEmail', 'examsOfficerName', 'examsOfficerEmail'],
  },
  offer: { title: 'Offer', caption: 'Programmes', fields: ['programIds', 'deliveryModes', 'expectedStudents'] },
  contract: { title: 'Contract', caption: 'From and until', fields: ['contractStart', 'contractEnd'] },
  documents: { title: 'Documents', caption: 'Licence', fields: ['files'] },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly caption: string; readonly fields: readonly FieldOf<'CenterRegistration'>[] }>
>

export type CentrePart = keyof typeof centreParts

/** Their names in their order. */
export const partNames = Object.keys(centreParts) as readonly CentrePart[]

/** The part that has a field. */
export const partWith = (field: string): CentrePart =>
  partNames.find((part) => centreParts[part].fields.some((one: string) => one === field)) ?? 'centre'
