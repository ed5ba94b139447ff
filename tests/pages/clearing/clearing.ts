import { button, combobox, heading, link, list, tableNamed } from '../parts.ts'

/** The pages of clearing. */
export const clearingPages = {
  existing: link('Existing Offer'),
  marks: link('Marks & Offer'),
  marksTable: tableNamed('Marks & Offer'),
  predicted: tableNamed('Predicted Grades'),
  courses: tableNamed('Course Finder'),
  notFound: heading('Page not found'),
  findCourses: link('Find courses'),
  makeOffer: (name: string) => link(`Make offer to ${name}`),
  withdrawOne: button(/^Withdraw an offer to /),
  openOffersTo: (name: string) => link(new RegExp(`open offers? to ${name}$`)),
  offer: combobox(/^Offer/),
  chooseOffer: 'Choose the offer to withdraw.',
  accept: (course: string) => button(new RegExp(`^Accept ${course}, `)),
  decline: (course: string) => button(new RegExp(`^Decline ${course}, `)),
  conditions: (course: string, university: string) => list(`Conditions of ${course}, ${university}`),
  noConditions: 'Without conditions',
}
