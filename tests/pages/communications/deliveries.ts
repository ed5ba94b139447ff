import { button, searchbox, tableNamed } from '../parts.ts'

/** What became of a message, or of the messages to one person. */
export const deliveriesPage = {
  table: tableNamed('Deliveries'),
  search: searchbox('Search people'),
  byPerson: button('Person'),
  byTime: button('At'),
}
