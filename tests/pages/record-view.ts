import { alertdialog, button, complementary, dialog, field, link, menuitem, tab } from './parts.ts'

/** The page of a record. */
export const recordView = {
  edit: link('Edit'),
  activate: menuitem('Activate'),
  deactivate: menuitem('Deactivate'),
  showFacts: button('Details'),
  facts: complementary('Details'),
  factDrawer: dialog('Details'),
  history: tab('History'),
  deleteCentre: alertdialog('Are you sure you want to delete this Centre?'),
  deactivateCentre: alertdialog('Are you sure you want to deactivate this Centre?'),
  lookingForUses: 'Looking for records that use it',
  approve: button('Approve'),
  sendBack: button('Return'),
  sendBackDialog: dialog('Return'),
  comment: field('Comment'),
  usesByGroups: ['list', { name: 'Centre group' }] as const,
  toList: link('Back to the list'),
}
