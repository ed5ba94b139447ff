/** What the rules of an audience can compare. */
export type AudienceField =
  | 'centre'
  | 'country'
  | 'programme'
  | 'curriculum'
  | 'intake'
  | 'module'
  | 'year'
  | 'studentStatus'
  | 'applicationStatus'
  | 'paymentLabel'
  | 'role'
  | 'block'

/** Where the values of a field come from: records of these resources, or words. */
export type AudienceSource =
  | { readonly kind: 'records'; readonly of: readonly AudienceResource[] }
  | { readonly kind: 'words'; readonly words: readonly string[] }

/** The resources whose records a rule names. */
export type AudienceResource =
  | 'Centre'
  | 'Country'
  | 'Program'
  | 'Curriculum'
  | 'Intake'
  | 'Module'
  | 'Year'
  | 'RoleType'
  | 'Examblock'
  | 'Testblock'

const records = (...of: readonly AudienceResource[]): AudienceSource => ({ kind: 'records', of })
const words = (...all: readonly string[]): AudienceSource => ({ kind: 'words', words: all })

/** The source of each field. */
export const audienceSources: Readonly<Record<AudienceField, AudienceSource>> = {
  centre: records('Centre'),
  country: records('Country'),
  programme: records('Program'),
  curriculum: records('Curriculum'),
  intake: records('Intake'),
  module: records('Module'),
  year: records('Year'),
  studentStatus: words('Draft', 'Submitted', 'Review', 'Approved', 'Rejected', 'Active', 'Inactive'),
  applicationStatus: words('Draft', 'Submitted', 'Review', 'Approved', 'Rejected', 'Withdrawn'),
  paymentLabel: words('Ready to Invoice', 'Pending', 'Partially paid', 'Paid', 'Confirmed'),
  role: records('RoleType'),
  block: records('Examblock', 'Testblock'),
}
