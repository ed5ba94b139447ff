import { alertdialog, button, checkbox, combobox, link, list, option, tab } from './parts.ts'

/** The pages of contacts, staged ones and groups. */
export const contactPages = {
  merge: tab('Merge'),
  mergeInto: combobox('Merge into'),
  takeOver: (label: string) => checkbox(`Take over ${label}`),
  mergeNow: button('Merge'),
  mergeQuestion: alertdialog(/^Merge .* into .*\?$/),
  addRole: button('Add role'),
  principal: option('Principal'),
  groups: tab('Groups'),
  user: tab('User'),
  makeUser: link('Make user'),
  handOver: alertdialog('Hand over?'),
  createStaged: link('Create Staged Contact'),
  inReview: list('Review'),
  createContact: button('Create contact'),
  members: tab('Members'),
  found: /^[\d,]+ contacts? (is|are) found now\.$/,
  firstFound: list('The first that are found'),
}
