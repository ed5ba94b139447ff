const invoices = (count: number) => `${count} ${count === 1 ? 'invoice' : 'invoices'}`
const outcome = (what: string) => (done: number, total: number) =>
  done === total ? `${total} ${what}.` : `${done} ${what}, ${total - done} not`

/** Texts of what is done with several invoices or payment requests at once. */
export const bulkTexts = {
  download: 'Download',
  request: 'Request payment',
  noneOpen: 'None of them can be asked for: they are not issued, or there is nothing to pay.',
  requestTitle: (count: number) => `Request payment of ${invoices(count)}`,
  requestHint: 'Each gets a draft of its own, for what is to be paid next. Drafts are sent from Payment Requests.',
  drafted: outcome('drafted'),
  asked: 'What is asked for',
  draft: 'Make drafts',
  cancel: 'Cancel',
  sentOf: (sent: number, total: number) => `${sent} of ${total} drafted`,
  chooseInvoices: 'Choose invoices',
  send: 'Send',
  noneDraft: 'None of them is a draft.',
  sendQuestion: (count: number) => `Send ${count === 1 ? 'this payment request' : `these ${count} payment requests`}?`,
  sent: outcome('sent'),
  remind: 'Send reminders',
  noneToRemind: 'None of them is open.',
  remindQuestion: (count: number) => `Send a reminder of ${count === 1 ? 'this payment request' : `these ${count} payment requests`}?`,
  reminded: outcome('reminded'),
} as const
