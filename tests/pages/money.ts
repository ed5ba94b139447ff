import {
  alertdialog,
  article,
  button,
  checkbox,
  combobox,
  dialog,
  field,
  heading,
  link,
  list,
  menuitem,
  option,
  radio,
  slider,
  tab,
  tableNamed,
} from './parts.ts'

/** The pages of invoices and statements. */
export const moneyPages = {
  byAge: tableNamed('By age'),
  byStatus: tableNamed('By status'),
  showStatus: radio('By status'),
  letter: combobox('Letter of a sponsor'),
  letterOption: option(/^USL-/),
  addShare: button('Add the sponsor’s share'),
  unitPrice: field('Unit price'),
  letterOfLine: field('Sponsorship letter'),
  currency: field('Currency'),
  otherCentre: option('Lagoon Study Centre Lagos'),
  invoiceOption: (name: string) => option(name),
  paper: article('Invoice'),
  pdf: button('PDF'),
  pdfEntry: menuitem('PDF'),
  credited: 'Credited',
  confirm: button('Confirm'),
  creditOf: (amount: string) => button(`Credit ${amount}`),
  creditedLine: (name: RegExp) => checkbox(name),
  reason: field('Reason'),
  instalmentCount: field('Equal instalments'),
  terms: field('Terms of a master'),
  takeTerms: button('Take its terms'),
  tax: field('Tax'),
  split: button('Split the total'),
  billUniversity: radio('University'),
  university: option('Kingsbridge University'),
  proceed: button('Continue'),
  ready: button('Ready'),
  issue: button('Issue'),
  /** The present status of an invoice, among all that it can pass through. */
  statusNow: 'main [aria-current=step]',
  payments: tab('Payments'),
  creditedInvoice: (number: string) => link(number),
  createPayment: link('Create Payment'),
  createInvoice: link('Create Invoice'),
  reverse: button('Reverse'),
  receivedOn: field('Received on'),
  amount: field('Amount'),
  method: field('Method'),
  reference: field('Reference'),
  statement: (currency: string) => tableNamed(`Statement, ${currency}`),
}

/** The pages of budgets. */
export const budgetPages = {
  reader: (title: string) => slider(title),
  table: tableNamed,
  registrations: link(/^Open the \d+ registrations/),
  editTargets: link('Edit targets'),
}

/** The pages by which a student pays. */
export const payingPages = {
  heading: heading('Payment Method'),
  invoice: combobox('Invoice'),
  byPaypal: radio('PayPal'),
  byCard: radio('Card'),
  wholeBalance: radio(/^Balance: /),
  pay: button(/^Pay \S*\d/),
  check: button('Check'),
  notOpen: /^The invoice of this link has nothing left to pay/,
  cardNumber: field('Card number'),
  expiry: field('Expiry date'),
  code: field('Security code'),
  receipt: article('Receipt'),
  paypalReceipt: link(/^Receipt PAYPAL-/),
  receiptLink: (reference: string) => link(`Receipt ${reference}`),
  receiptHeading: heading('Payment Successful'),
  unknownHeading: heading('Payment'),
  noPayment: 'This payment could not be found. The address may be incomplete.',
  invoiceOf: (number: string) => article(number),
  payInvoice: link(/^Pay PW-/),
  approve: button('Pay'),
  unknown: 'We do not know yet whether the payment went through.',
  cancelled: 'The payment was cancelled. No money was taken.',
  declined: 'The card was declined. No money was taken.',
  testCards: { taken: '4111 1111 1111 1111', declined: '4000 1111 1111 1115', unanswered: '4000 0000 0000 0002' },
}

/** The page that makes a year's fixed invoices. */
export const generatePages = {
  open: link('Generate invoices'),
  masters: combobox('Masters'),
  centres: combobox('Centres'),
  preview: button('Preview'),
  table: tableNamed('What would be made'),
  cards: list('What would be made'),
  create: button(/^Create \d+ drafts?$/),
  allExist: 'All of these exist already. Nothing is left to make.',
}

/** How targets come about: from a sheet, or from last year's. */
export const targetPages = {
  grid: field('Grid'),
  check: button('Check cells'),
  wrongCells: tableNamed('Cells that are wrong'),
  copy: button('Copy last year'),
  percent: field('More or less'),
  cell: (programme: string, centre: string) => field(`Students, ${programme}, ${centre}`),
  saveRow: (centre: string) => button(`Save the targets of ${centre}`),
  activate: button('Activate drafts'),
}

/** Lists of invoices and payment requests, with several of them chosen. */
export const severalPages = {
  request: button('Request payment'),
  requestQuestion: (count: number) => dialog(`Request payment of ${count} ${count === 1 ? 'invoice' : 'invoices'}`),
  makeDrafts: button('Make drafts'),
  due: field('Due'),
  message: field('Message'),
  noDate: 'Due should not be blank!',
  pastDate: /^Choose a date from \d\d\/\d\d\/\d{4}\.$/,
  download: button('Download'),
  chooseInvoices: link('Choose invoices'),
  send: button('Send'),
  sendQuestion: alertdialog('Send this payment request?'),
  remind: button('Send reminders'),
  remindQuestion: alertdialog('Send a reminder of this payment request?'),
  remindedToday: 'A reminder was sent today.',
}

/** The queue of what is not billed yet. */
export const unbilledPages = {
  chooseOne: (name: string) => checkbox(`Choose ${name}`),
  choosePage: checkbox('Choose all on this page'),
  create: (drafts: number) => button(`Create ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`),
}
