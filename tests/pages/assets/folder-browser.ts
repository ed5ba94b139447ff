import { button, combobox, dialog, link, option, searchbox, textbox } from '../parts.ts'

/** The folder browser of the library. */
export const folderBrowser = {
  address: '/asset-management/folders',
  isEmpty: 'This folder is empty',
  folder: (name: string | RegExp) => ['treeitem', { name }] as const,
  item: (name: string | RegExp) => option(name),
  places: ['Mine and latest', 'Shared With Me', 'Archive'],
  place: (name: string) => link(name),
  full: 'The storage is full.',
  storage: ['progressbar', { name: 'Storage' }] as const,
  type: combobox('Type'),
  search: searchbox(/^Search/),
  rename: button('Rename'),
  renameDialog: dialog('Rename'),
  name: textbox('Name'),
  save: button('Save'),
  cancel: button('Cancel'),
  archive: button('Archive'),
  download: button('Download'),
  downloadAll: button('Download as ZIP'),
  moveTo: button('Move to…'),
  moveDialog: dialog('Move to…'),
  folderField: combobox('Folder'),
  move: button('Move'),
  deleteFolder: button('Delete folder'),
  deleteDialog: dialog(/^Delete .*\?$/),
}
