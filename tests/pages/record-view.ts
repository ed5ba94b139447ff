import { alertdialog, button, complementary, dialog, field, link, list, menuitem, progressbar, tab } from './parts.ts'

/** The page of a record. */
export const recordView = {
  edit: link('Edit'),
  /** Who uses the centre of the stories. */
  firstUse: link('East Africa'),
  activate: menuitem('Activate'),
  deactivate: menuitem('Deactivate'),
  showFacts: button('Key facts'),
  facts: complementary('Key facts'),
  factDrawer: dialog('Key facts'),
  history: tab('History'),
  curricula: tab('Curricula'),
  message: link('Message'),
  nextDates: list('Next dates'),
  contacts: list('Contacts'),
  addContact: link('Add contact'),
  allCurricula: link('View all curricula'),
  noNextDates: 'Nothing in the next six months',
  contract: progressbar('Contract'),
  deleteCentre: alertdialog('Are you sure you want to delete this Centre?'),
  deactivateCentre: alertdialog('Are you sure you want to deactivate this Centre?'),
  lookingForUses: 'Looking for records that use it',
  approve: button('Approve'),
  sendBack: button('Return'),
  sendBackDialog: dialog('Return'),
  comment: field('Comment'),
  usesByBlocks: list('Exam block'),
  usesByGroups: list('Centre group'),
  toList: link('Back to the list'),
}
