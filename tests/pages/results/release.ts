import { button, checkbox, dialog, field, heading, link, list } from '../parts.ts'

/** The pages of results. */
export const resultPages = {
  findings: list('Release check'),
  missingRows: link('Show: 14 rows have no mark yet.'),
  releaseToCentres: button('Release to centres'),
  withdrawFromUniversities: button('Withdraw from universities'),
  releaseQuestion: dialog('Release the results to centres?'),
  release: button('Release'),
  acknowledge: checkbox('I have read the warnings'),
  unread: 'Read the warnings first.',
  beforeCentres: 'Students cannot see results before centres.',
  withdrawQuestion: dialog('Withdraw'),
  withdraw: button('Withdraw'),
  adopt: button('Adopt'),
  validate: button('Validate'),
  approve: button('Approve'),
  changeDates: button('Change dates'),
  audiences: heading('Audiences', 2),
  datesDialog: dialog('Change dates'),
  studentsDate: field('Release to students'),
  studentsTime: field('Students, time'),
  universitiesDate: field('Release to universities'),
  universitiesTime: field('Universities, time'),
  reason: field('Reason'),
  moderated: 'Moderated',
  toldToProvider: /^(Reason|Visible to)$/,
}
