import { button, combobox, group, link, navigation, radio, tableNamed, textbox } from './parts.ts'

/** The page that imports a file. */
export const importPage = {
  open: link('Import'),
  drop: group('Drop a CSV or XLSX file here'),
  choose: button('Choose a file'),
  template: button('Template'),
  column: (heading: string) => combobox(heading),
  steps: navigation('Steps of the import'),
  matchStep: 'Match columns',
  checkStep: 'Check rows',
  /** What a call that failed says of the rows. */
  nothingWasSaved: 'Nothing was saved.',
  someWereSaved: 'Some may have been saved.',
  nothingSaved: 'Nothing is saved yet.',
  checkRows: button('Check rows'),
  checkAgain: button('Check again'),
  stepToFile: button(/: Choose a file/),
  importRows: button(/^Import [\d,]+ rows?$/),
  imported: (count: number, nouns: string) => `${count} ${nouns} imported.`,
  otherFile: button('Choose another file'),
  kind: (name: string) => radio(new RegExp(`^${name}`)),
  wrongTable: tableNamed('Wrong'),
  changedTable: tableNamed('Changed'),
  wrongRows: button('Wrong rows'),
  take: (value: string, line: number) => button(`Use ${value} in line ${line}`),
  takeInAll: (value: string, count: number) => button(`Use in ${count} rows: ${value}`),
  change: (field: string, line: number) => button(`Change ${field} in line ${line}`),
  newValue: (field: string, line: number) => textbox(`${field} in line ${line}`),
  onlyField: combobox('Field that is wrong'),
}
