import { button, combobox, field, heading, link, textbox } from '../parts.ts'

/** The writing of a message. */
export const composerPage = {
  title: heading('Create Communication'),
  name: field('Name'),
  nameMissing: 'Name should not be blank!',
  mode: combobox('Mode'),
  option: combobox('Send to'),
  recipients: combobox('Recipients'),
  step: (title: string) => link(new RegExp(`: ${title}$`)),
  emailSubject: textbox('Subject of the e-mail'),
  emailText: textbox('Text of the e-mail'),
  inAppSubject: textbox('Subject in the portal'),
  inAppText: textbox('Text in the portal'),
  save: button(/^Save$/),
  discard: button('Discard'),
  reviewAndSend: button('Review and send'),
  sendTo: (count: number) => button(`Send to ${count}`),
  otherNumber: 'This is another number.',
  deliveries: 'Deliveries',
  duplicate: button('Duplicate'),
}
