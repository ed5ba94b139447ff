import { alertdialog, button, columnheader, link, searchbox } from './parts.ts'

/** The list of exam blocks; that of test blocks says "test" for "exam". */
export const blockListPage = {
  search: searchbox('Search exam blocks'),
  create: link('Create Exam Block'),
  /** Where a click on it has to ask first. */
  createButton: button('Create Exam Block'),
  sortByName: button('Name'),
  /** Its name ends with how it is sorted. */
  nameColumn: columnheader(/^Name\b/),
  deleteQuestion: alertdialog('Are you sure you want to delete this Exam Block?'),
}
