import { alertdialog, button, columnheader, combobox, group, heading, link, searchbox } from './parts.ts'

/** The list of exam blocks; that of test blocks says "test" for "exam". */
export const blockListPage = {
  compare: button('Compare'),
  search: searchbox('Search exam blocks'),
  create: link('Create Exam Block'),
  /** Where a click on it has to ask first. */
  createButton: button('Create Exam Block'),
  sortByName: button('Name'),
  /** Its name ends with how it is sorted. */
  nameColumn: columnheader(/^Name\b/),
  deleteQuestion: alertdialog('Are you sure you want to delete this Exam Block?'),
}

/** The page that compares two blocks. */
export const comparePage = {
  title: heading('Compare'),
  left: combobox('Block on the left'),
  right: combobox('Block on the right'),
  swap: button('Swap sides'),
  filters: group('Which differences are shown'),
  filter: (count: number, word: string) => button(`${count} ${word}`),
  csv: button('CSV'),
  print: button('Print'),
}
