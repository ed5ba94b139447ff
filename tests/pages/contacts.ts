import { alertdialog, button, combobox, field, link, list, option, radio, radiogroup, tab, tableNamed } from './parts.ts'

/** The pages of contacts, staged ones and groups. */
export const contactPages = {
  merge: tab('Merge'),
  mergeInto: combobox('Merge into'),
  takes: (label: string) => radiogroup(`${label}: take`),
  incoming: radio('Incoming'),
  /** On a phone. */
  compared: list('What the two say'),
  mergeNow: button('Merge'),
  mergeQuestion: alertdialog(/^Merge .* into .*\?$/),
  addRole: button('Add role'),
  principal: option('Principal'),
  groups: tab('Groups'),
  user: tab('User'),
  makeUser: link('Make user'),
  handOver: alertdialog('Hand over?'),
  conflict: alertdialog('Another person changed this contact'),
  createStaged: link('Create Staged Contact'),
  inReview: list('Review'),
  createContact: button('Create contact'),
  members: tab('Members'),
  found: /^[\d,]+ contacts? (is|are) found now\.$/,
  firstFound: list('The first that are found'),
}

/** Where a staged record is compared with its match and decided on. */
export const stagingPage = {
  decide: link('Compare and decide'),
  compared: tableNamed('What the two say'),
  createCentre: button('Create centre'),
  city: field('City'),
  timeZone: combobox('Time Zone'),
  saveFirst: 'Save your changes first.',
  decided: 'This has been decided on.',
  onlyInReview: 'Only a staged centre in review can be decided on.',
}
