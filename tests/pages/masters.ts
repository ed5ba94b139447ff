import { alertdialog, button, combobox, heading, link, listitem, menuitem, region } from './parts.ts'

/** The masters' own pages. */
export const mastersPage = {
  otherYear: alertdialog(
    'If the start year is changed, existing teaching dates will be cleared. Enter new teaching dates as per the start year selected. Are you sure you want to proceed?',
  ),
  noTeachingDate: 'Add atleast one teaching date.',
  teachingDate: listitem(/^teaching date \d+$/),
  addTeachingDate: button('Add teaching date'),
  removeTeachingDate: (number: number) => button(`Remove teaching date ${number}`),
  deleteTeachingDate: alertdialog('Are you sure you want to delete this teaching date?'),
  backToEditCurriculum: link('Back to Edit Curriculum'),
  cannotSubmit: 'This curriculum cannot be submitted yet.',
  addSubcurriculum: link('Add a subcurriculum.'),
  subcurricula: heading(/^Subcurricula/, 2),
  zones: link('Time zones'),
  ungrouped: region('Ungrouped'),
  groupCount: combobox('Number of groups'),
  moveCentre: (name: string) => button(`Move ${name}`),
  /** The badge of what is in use. */
  active: /^Active$/,
  groupNamed: (name: string) => menuitem(name),
  groupConflict: alertdialog('Another person changed this centre group'),
  fewerGroups: alertdialog(
    'You are trying to reduce number of groups, but have already entered centres in those groups which will be lost. Do you wish to continue?',
  ),
  combos: heading(/^Combo routes/, 2),
  chosenBy: heading(/^Centres/, 2),
  chosenAndCompleted: heading(/^Completed/, 3),
}
