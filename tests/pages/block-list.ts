import { alertdialog, button, columnheader, combobox, group, heading, link, menuitem, region, searchbox } from './parts.ts'

/** The list of exam blocks; that of test blocks says "test" for "exam". */
export const blockListPage = {
  compare: button('Compare'),
  search: searchbox('Search exam blocks'),
  create: link('Create Exam Block'),
  /** A button in place of the link, where a click has to ask first. */
  createButton: button('Create Exam Block'),
  sortByName: button('Name'),
  /** Its name ends with how it is sorted. */
  nameColumn: columnheader(/^Name\b/),
  deleteQuestion: alertdialog('Are you sure you want to delete this Exam Block?'),
}

/** The page that compares two blocks. */
export const comparePage = {
  /** Among what the summary of a block offers. */
  entry: link('Compare'),
  title: heading('Compare'),
  left: combobox('Block on the left'),
  right: combobox('Block on the right'),
  swap: button('Swap sides'),
  filters: group('Which differences are shown'),
  filter: (count: number, word: string) => button(`${count} ${word}`),
  /** What a screen reader says once two blocks are compared, or other differences are shown. */
  spoken: (left: string, right: string, what: string) => `${left}, ${right}: ${what}.`,
}

/** The page that makes a block for next year of another one. */
export const nextYearPage = {
  rowEntry: menuitem('Next year'),
  title: heading('Next year'),
  firstDay: group('First day'),
  earlier: button('One week earlier'),
  later: button('One week later'),
  takeAlong: group('Take along'),
  moveFrom: (day: string) => link(`Move the modules of ${day}`),
  startUnusable: 'The first day in the address cannot be used. This is the offered one.',
  quietClocks: 'All time zones start as far apart as before.',
  quietDays: 'No date with modules falls on a holiday or a weekend.',
  clocks: region('Changed clock relations'),
  hits: region('Holidays and weekends hit'),
  moved: region('Moved dates'),
  leftOut: region('No longer in the list of modules'),
  create: button('Create'),
  resume: button('Go on'),
  restart: button('Start again'),
  openNew: link('Open the new block'),
  notAllSaved: 'Autumn Exams 2027 was created, but not all of it was saved.',
}
