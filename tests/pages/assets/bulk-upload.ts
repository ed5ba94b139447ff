import { button, combobox, group, textbox } from '../parts.ts'

/** The upload of several files at once. */
export const bulkUpload = {
  type: combobox('Type'),
  folder: combobox('Folder'),
  chosen: (count: number) => `${count} files chosen`,
  upload: (count: number) => button(`Upload ${count} files`),
  outcome: (done: number, failed: number) => `${done} uploaded, ${failed} not`,
  newName: textbox(/^Name of /),
  /** The question about a file that the library has already. */
  asks: (fileName: string) => group(fileName),
  uploaded: 'Uploaded',
  addedAsVersion: 'Added as a version',
  notAdded: 'Nothing was added: the library has it',
}
