import { importLimits } from '#machines/records/import-rules.ts'
import type { FileProblem, ImportMode } from '#machines/records/import-types.ts'
import { inSentence, type ResourceRules } from '#openapi/resource-rules.ts'
import { counted } from '#src/ui/text/counted.ts'

type Words = Pick<ResourceRules, 'noun' | 'nouns'>

const rows = (count: number) => `${counted(count)} ${count === 1 ? 'row' : 'rows'}`
const cells = (count: number) => `${counted(count)} ${count === 1 ? 'cell' : 'cells'}`

const problems: Readonly<Record<Exclude<FileProblem['kind'], 'tooManyRows' | 'tooManyColumns' | 'uneven' | 'unclosed'>, string>> = {
  type: 'Choose a file of type CSV or XLSX.',
  oldExcel: 'This is a file of an old Excel, or one with a password. Save it as XLSX or CSV.',
  tooLarge: 'The file is larger than 10 MB.',
  empty: 'The file is empty.',
  encoding: 'The file is not in UTF-8. Save it as “CSV UTF-8”.',
  unreadable: 'The file could not be read. It may have been cut off, or be of another type than its name says.',
  rowless: 'The file has no rows below its headings.',
}

/** Texts of the import page; `noun` and `nouns` are the resource's. */
export const importTexts = {
  title: ({ nouns }: Words) => `Import ${inSentence(nouns)}`,
  steps: 'Steps of the import',
  upload: 'Choose a file',
  uploadHint: 'CSV or XLSX, up to 10 MB',
  match: 'Match columns',
  check: 'Check rows',
  import: 'Import',
  template: 'Template',
  drop: 'Drop a CSV or XLSX file here',
  dropHint: (mostRows: number) =>
    `Headings in the first row, at most ${counted(mostRows)} rows and 10 MB. CSV in UTF-8, separated by commas, semicolons or tabs; of XLSX the first sheet.`,
  problem: (problem: FileProblem): string => {
    switch (problem.kind) {
      case 'tooManyRows':
        return `The file has ${rows(problem.count)}. At most ${counted(problem.most)} can be imported at once.`
      case 'tooManyColumns':
        return `The file has ${counted(problem.count)} columns. At most ${importLimits.columns} can be imported.`
      case 'uneven':
        return `Line ${problem.line} has ${cells(problem.cells)}, the headings have ${problem.columns}. The file may have been cut off there.`
      case 'unclosed':
        return `A quotation mark in line ${problem.line} is not closed. The file may have been cut off there.`
      default:
        return problems[problem.kind]
    }
  },
  formula: 'This formula has no value that can be imported. Write the value itself.',
  file: (count: number, size: number) =>
    `${rows(count)} · ${size < 1_048_576 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1_048_576).toFixed(1)} MB`}`,
  otherFile: 'Choose another file',
  unnamed: (column: number) => `Column ${column}`,
  missingKeys: (labels: string) => `Match a column to ${labels}: it tells records apart.`,
  missingForNew: (labels: string) => `Rows of new records also need ${labels}.`,
  checkRows: 'Check rows',
  checkAgain: 'Check again',
  nothingWritten: 'Nothing is saved yet.',
  checking: (count: number) => `Checking ${rows(count)}. Nothing is saved by that.`,
  checked: (count: number) => `${rows(count)} checked`,
  found: (count: number, wrong: number) => `${rows(count)} checked, ${counted(wrong)} wrong`,
  wrong: 'Wrong',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  outcome: 'Outcome',
  wrongRows: 'Wrong rows',
  line: 'Line',
  field: 'Field',
  value: 'Value',
  reason: 'What is wrong',
  change: 'Change',
  nearest: (value: string) => `Nearest: ${value}.`,
  take: (count: number) => (count > 1 ? `Use in ${counted(count)}` : 'Use'),
  takeIn: (value: string, line: number, count: number) => (count > 1 ? `rows: ${value}` : `${value} in line ${line}`),
  changeValue: (field: string, line: number) => `Change ${field} in line ${line}`,
  newValue: (field: string, line: number) => `${field} in line ${line}`,
  saveValue: 'Save value',
  cancel: 'Cancel',
  onlyField: 'Field that is wrong',
  allFields: 'All fields',
  oneField: (field: string, count: number) => `${field} (${counted(count)})`,
  before: 'Before',
  after: 'After',
  row: 'Row',
  emptyValue: '(empty)',
  stayOut: (count: number) => `${rows(count)} ${count === 1 ? 'stays' : 'stay'} out`,
  nothing: 'Nothing to import: no row would change anything.',
  importRows: (count: number) => `Import ${rows(count)}`,
  keepRows: (count: number) => `Keep ${counted(count)} wrong ${count === 1 ? 'row' : 'rows'}`,
  importing: 'Importing',
  keepOpen: 'Keep this page open until all rows are saved.',
  leaveQuestion: 'Rows are being imported. Do you want to leave?',
  leaveBody: 'Those that were sent are saved, the others are not.',
  failed: (mode: ImportMode) => (mode === 'check' ? 'The rows could not be checked.' : 'Not all rows could be imported.'),
  failedDetail: (mayBeWritten: boolean) =>
    mayBeWritten ? 'Some may have been saved. The check shows which of them are left; no row is saved twice.' : 'Nothing was saved.',
  done: (count: number, { noun, nouns }: Words) => `${counted(count)} ${inSentence(count === 1 ? noun : nouns)} imported.`,
  doneKept: (count: number) => `${rows(count)} stayed out: the check found ${count === 1 ? 'it' : 'them'} wrong.`,
  doneWrong: (count: number) => `${rows(count)} became wrong meanwhile and ${count === 1 ? 'was' : 'were'} not saved.`,
  back: 'Back',
  toList: 'Back to listing',
} as const
