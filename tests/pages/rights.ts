import { alertdialog, button, checkbox, combobox, complementary, dialog, field, list, radio, searchbox, treegrid } from './parts.ts'

/** The rights of a role. */
export const rightsPage = {
  matrix: treegrid('Rights by page'),
  box: (label: string, page: string) => checkbox(`${label} on ${page}`),
  column: (label: string) => checkbox(`${label} on every page shown`),
  everythingOn: (page: string) => checkbox(`All on ${page}`),
  unreachable: 'Without list this page cannot be reached.',
  search: searchbox('Search the menu'),
  changed: radio(/^Changed/),
  seen: complementary('What this role sees'),
  seenMenu: list('What this role sees'),
  copyFrom: combobox('Copy from role'),
  undo: button('Undo changes'),
  unsaved: (changes: number, users: number) => `${changes} changes for ${users} users`,
  review: (role: string) => dialog(`Save the rights of ${role}?`),
  conflict: alertdialog('Another person changed these rights'),
  module: field('Module'),
  readOnly: 'You can no longer change these rights.',
}
