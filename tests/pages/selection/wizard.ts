import { alertdialog, button, checkbox, group, heading, link, navigation } from '../parts.ts'

/** What a centre is offered, and the wizard in which it chooses. */
export const selectionWizard = {
  open: (action: 'Start' | 'Continue' | 'View' | 'Open', curriculum: string) => link(`${action} ${curriculum}`),
  steps: navigation('Steps of the selection'),
  step: (title: string) => heading(title),
  choice: (name: string | RegExp) => checkbox(name),
  delivery: (combo: string | RegExp) => group(combo),
  confirm: checkbox('I confirm that this selection is complete.'),
  save: button('Save'),
  next: button('Next'),
  skip: button('Skip'),
  submit: button('Submit'),
  impact: alertdialog('This change takes other answers along. Do you wish to continue?'),
  conflict: alertdialog('This selection was changed meanwhile'),
  acknowledgeError: 'Tick this, or change the step.',
  confirmError: 'Tick this to submit the selection.',
}
