import { button, combobox, field, heading, link, textbox, type Part } from '../parts.ts'

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
  reviewAndSchedule: button('Review and schedule'),
  /** What stands beside the message. */
  beside: ['Recipients', 'Send'],
  part: (name: string): Part<'region'> => ['region', { name, exact: true }],
  preview: ['complementary', { name: 'Preview' }] as const,
  sendTo: (count: number) => button(`Send to ${count}`),
  date: textbox(/^Date/),
  inOwnZone: /^For you that is \d\d\/0[56]\/\d{4} \d\d:\d\d/,
  otherNumber: 'This is another number.',
  deliveries: 'Deliveries',
  duplicate: button('Duplicate'),
}
