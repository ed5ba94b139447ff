import { button, checkbox, combobox, dialog, field, heading, link, menuitem, radio, type Part } from '../parts.ts'

/** The calendar and the pages of its events. */
export const calendarPage = {
  title: (month: string) => heading(month, 2),
  grid: (month: string): Part<'grid'> => ['grid', { name: month, exact: true }],
  /** A day of the grid: by its date, with the number of its entries. */
  day: (date: string, entries: string): Part<'gridcell'> => ['gridcell', { name: `${date}, ${entries}`, exact: true }],
  anyDay: (date: string): Part<'gridcell'> => ['gridcell', { name: new RegExp(`^${date}, `) }],
  dayHeading: (weekday: string) => heading(weekday, 2),
  next: button('Next month'),
  zone: field('Time zone'),
  elsewhere: (time: string) => heading(`${time} elsewhere`, 3),
  chooseElsewhere: button('Time zones elsewhere'),
  zonesElsewhere: combobox('Time zones elsewhere'),
  usualZones: button('Usual time zones'),
  later: heading('Next', 3),
  before: button('Previous month'),
  view: (name: string) => radio(name),
  source: (name: string) => checkbox(name),
  entry: (title: string) => link(title),
  create: link('Create Event'),
  createOn: (days: string) => link(`Create event on ${days}`),
  subscribe: button('Subscribe'),
  subscription: dialog('Subscribe to this calendar'),
  createAddress: button('Create address'),
  address: field('Address'),
  more: button('Calendar actions'),
  download: menuitem('Download .ics'),
  onlyThis: radio('Only this day'),
  proceed: button('Continue'),
  changeOne: link(/^Change \d\d\/\d\d\/\d{4}$/),
  name: field('Title'),
}
