import { alertdialog, button, combobox, link, list, option } from '../parts.ts'

/** The upload of results, and what was uploaded into a set. */
export const uploadPage = {
  set: combobox('Result Set'),
  setNamed: (name: string) => option(name),
  undo: (fileName: string) => button(`Undo ${fileName}`),
  undoQuestion: (fileName: string) => alertdialog(`Undo the upload of ${fileName}?`),
  undone: 'The upload is undone.',
  openSet: link('Open the set'),
  uploads: list('Uploads'),
}
