import { alertdialog, button, link, radio, radiogroup, tab, tableNamed } from './parts.ts'

/** Where a staged record is compared and decided on. */
export const stagingPage = {
  decide: link('Compare and decide'),
  compare: tab('Compare'),
  details: tab('Details'),
  compared: tableNamed('What the two say'),
  takes: (label: string) => radiogroup(`${label}: take`),
  incoming: radio('Incoming'),
  merge: button('Merge'),
  mergeQuestion: alertdialog(/^Merge .* into .*\?$/),
  createCentre: button('Create centre'),
  decided: 'This has been decided on.',
  onlyInReview: 'Only a staged centre in review can be decided on.',
}
