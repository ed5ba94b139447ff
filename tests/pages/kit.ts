import { alertdialog, button, checkbox, group, link, menuitem, radio, searchbox } from './parts.ts'

/** What many screens share. */
export const kit = {
  // A question.
  yes: button('Yes'),
  no: button('No'),
  cancel: button('Cancel'),
  leaveUnsaved: alertdialog('Are you sure you want to exit without saving?'),
  leaveForList: alertdialog('Are you sure you want to go to list page?'),
  anyLeaveQuestion: /^Are you sure you want to (exit without saving|go to list page)\?$/,
  clearQuestion: 'Are you sure you want to clear?',
  // A notice, an error, a layer.
  close: button('Close'),
  tryAgain: button('Try again'),
  noPermission: 'You do not have permission to do this.',
  wentWrong: 'Something went wrong!',
  wait: 'Wait until the last change is done.',
  // A form of a record, and what it says of its edits.
  save: button('Save'),
  clear: button('Clear'),
  next: button('Next'),
  back: button('Back'),
  backToList: button('Back to listing'),
  addModule: button('Add module'),
  saved: /^Saved \d\d:\d\d$/,
  unsaved: 'Unsaved changes',
  invalidDate: 'Invalid Date',
  tooLong: 'Maximum 100 characters are allowed.',
  wrongCharacters: 'Only alphanumeric and -_@& characters are allowed.',
  // Edits of an earlier visit, and edits of two people.
  restoreOffer: /^Restore unsaved changes from \d\d:\d\d\?$/,
  restore: button('Restore'),
  restoreQuestion: 'Restore the unsaved changes?',
  discard: button('Discard'),
  keepMine: button('Keep mine'),
  takeTheirs: button('Take theirs'),
  submit: button('Submit'),
  // What is shown as a chart, and what leaves the portal.
  showTable: radio('Table'),
  csv: button('CSV'),
  print: button('Print'),
  // A saved record.
  publish: button('Publish'),
  delete: button('Delete'),
  deleteInMenu: menuitem('Delete'),
  moreActions: button('More actions'),
  // A list of records.
  search: searchbox(/^Search/),
  clearSearch: button('Clear search and status'),
  drafts: radio(/Draft/),
  selectPage: checkbox('Select all on this page'),
  rowMenu: button(/^Actions of/),
  /** The bar of the chosen rows. */
  actionBar: group('Actions'),
  chosenRows: group(/^\d+ selected$/),
  clearSelection: button('Clear selection'),
  deactivate: button('Deactivate'),
  deleteRow: button(/^Delete/),
  compactRows: button('Compact rows'),
  asList: link('List'),
  exportCsv: button('Export CSV'),
  cancelExport: button('Cancel export'),
  nothingFound: 'No data found',
}
