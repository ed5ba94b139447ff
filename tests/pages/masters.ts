import { alertdialog, button, combobox, heading, link, region } from './parts.ts'

/** The masters' own pages. */
export const mastersPage = {
  backToEditCurriculum: link('Back to Edit Curriculum'),
  cannotSubmit: 'This curriculum cannot be submitted yet.',
  addSubcurriculum: link('Add a subcurriculum.'),
  subcurricula: heading(/^Subcurricula/, 2),
  zones: link('Time zones'),
  ungrouped: region('Ungrouped'),
  groupCount: combobox('Number of groups'),
  moveCentre: (name: string) => button(`Move ${name}`),
  fewerGroups: alertdialog(
    'You are trying to reduce number of groups, but have already entered centres in those groups which will be lost. Do you wish to continue?',
  ),
  combos: heading(/^Combo routes/, 2),
}
