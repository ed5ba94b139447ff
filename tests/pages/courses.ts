import { button, dialog, field, img, link, listitem, radio, tab, tableNamed } from './parts.ts'

/** The pages of courses. */
export const coursePages = {
  months: img('Approved and expired per month'),
  monthTable: tableNamed('Approved and expired per month'),
  expired: (count: number) => radio(`Expired ${count}`),
  english: tab('English'),
  academic: tab('Academic'),
  firstEnglish: listitem('English requirement 1'),
  overall: field('Overall'),
  reject: button('Reject'),
  rejectDialog: dialog('Reject'),
  toDraft: button('Back to draft'),
}

/** The page of what the provider has agreed with a university. */
export const relationPages = {
  tabs: ['Relation', 'Courses', 'Contacts', 'Documents', 'Invoices', 'History'],
  invoices: tab('Invoices'),
  invoice: (number: string) => link(number),
}
