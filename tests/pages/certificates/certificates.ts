import { article, button, combobox, field, group, heading, img, link, menuitem, radio, region, tab, tableNamed } from '../parts.ts'

/** The page of a certificate as it is printed. */
export const certificatePages = {
  downloadView: tab('Download view'),
  qrCode: img('QR code of the link that validates this certificate'),
}

/** What stands above the list of certificates. */
export const certificateFigures = {
  byMonth: img('Issued by month'),
  table: tableNamed('Issued by month'),
  asTable: radio('Table'),
  waiting: 'Waiting requests',
  latest: region('Latest checks'),
  none: 'Nothing has been checked yet.',
}

/** The form that asks for a certificate. */
export const requestForm = {
  student: field('Student'),
  copies: field('Copies'),
  registeredAs: (name: string) => `Registered as ${name}.`,
}

/** The wizard that issues certificates to the students of a set. */
export const issuePage = {
  type: combobox('Type'),
  results: combobox('Results'),
  next: button('Next'),
  issue: button(/^Issue \d+$/),
  outcome: group('Outcome'),
  preview: group('Preview'),
  retry: button('Try again'),
  checkAgain: button('Check again'),
  partlyIssued: (done: number, failed: number) => `${done} issued, ${failed} not`,
  checked: (able: number, total: number) => `${able} of ${total} students can be certified`,
  heldBack: (count: number) => region(`Held back (${count})`),
  ready: (count: number) => region(`Ready (${count})`),
  issued: (count: number) => `${count} certificates issued.`,
  empty: 'No student has results in this set.',
}

/** The form of a template with the page of a sample student. */
export const templateForm = {
  name: field('Name'),
  text: field('Text'),
  placeholder: button('Placeholder for Text'),
  award: menuitem('Award'),
  bold: button('Bold'),
  history: link('History'),
  testPdf: button('Test PDF'),
  orientation: field('Orientation'),
  page: region('Page'),
  sheet: article('Certificate PW-IFY-26-000123'),
  student: field('Sample student'),
  seal: img('Seal'),
  unknown: (name: string) => `Unknown placeholder: {${name}}.`,
  followed: 'The page shows your changes.',
  overflows: 'The text does not fit on the page.',
}

/** The public check of certificates. */
export const validationPage = {
  title: heading('Validate a certificate'),
  noMatch: 'No certificate matches.',
  code: field('Code'),
  familyName: field('Family name'),
  validate: button('Validate'),
  valid: heading('This certificate is valid', 2),
  revoked: heading('This certificate was revoked', 2),
  replaced: heading('This certificate was replaced by another one', 2),
  expired: heading('This certificate has expired', 2),
  print: button('Print'),
}
