import { alertdialog, button, checkbox, dialog, field, group, heading, link, navigation, searchbox } from '../parts.ts'

/** What a centre is offered, and the wizard in which it chooses. */
export const selectionWizard = {
  open: (action: 'Start' | 'Continue' | 'View' | 'Open', curriculum: string, year: string) => link(`${action} ${curriculum}, ${year}`),
  /** In the matrix of all centres, however far the selection is. */
  offered: (curriculum: string, centre: string) => link(new RegExp(`^${curriculum}, ${centre}: `)),
  actingFor: (centre: string) => `Acting for ${centre}`,
  missing: 'This selection could not be found. The address may be incomplete, or it was deleted.',
  backToList: link('Back to the list'),
  steps: navigation('Steps of the selection'),
  step: (title: string) => heading(title),
  choice: (name: string | RegExp) => checkbox(name),
  delivery: (combo: string | RegExp) => group(combo),
  confirm: checkbox('I confirm that this selection is complete.'),
  save: button('Save'),
  next: button('Next'),
  skip: button('Skip'),
  submit: button('Submit'),
  students: field('Students'),
  accept: button('Accept'),
  reject: button('Reject'),
  rejectDialog: dialog('Reject'),
  reopen: button('Reopen'),
  impact: alertdialog('This change takes other answers along. Do you wish to continue?'),
  conflict: alertdialog('This selection was changed meanwhile'),
  searchCombos: searchbox('Search combo routes'),
  gone: 'No longer available',
  noCombos: 'This curriculum has no combo routes yet. Ask the provider to add them before you choose.',
  acknowledgeError: 'Tick this, or change the step.',
  confirmError: 'Tick this to submit the selection.',
}

/** What a reviewer reads of a selection beside its answers. */
export const selectionReview = {
  neverConfirmed: 'No earlier confirmation to compare with',
  noChanges: 'Nothing has changed since the last confirmation',
  asked: ['Requested streams', 'Requested deliveries', 'Requested teaching dates'],
}
