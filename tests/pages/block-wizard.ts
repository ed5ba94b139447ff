import type { Page } from 'playwright/test'
import {
  alertdialog,
  button,
  combobox,
  field,
  heading,
  link,
  menuitem,
  navigation,
  radiogroup,
  region,
  searchbox,
  spinbutton,
  tableNamed,
  textbox,
  toggle,
} from './parts.ts'

/** What stands around the steps of a block. */
export const blockWizard = {
  steps: navigation('Steps'),
  title: heading('Create Exam Block'),
  detailsStep: button(/Exam Details/),
  timeZonesStep: button(/Define TimeZones/),
  zonesStep: button(/Define Exam/),
  summaryStep: button(/Summary/),
}

export const blockDetailsPage = {
  name: field('Name'),
  shortName: field('Short Name'),
  from: field('From'),
  to: field('To'),
  description: field('Description'),
  code: field('Exam Code'),
  addDates: button('Add other Academic Dates'),
  keepDates: button('Keep them'),
  startNew: button('Start a new one'),
  startsBeforeToday: 'Start date should not be earlier than today!',
}

export const academicDatesPage = {
  title: heading('Academic dates'),
  addCustom: button('Add custom date'),
  start: (date: string) => textbox(`Start date, ${date}`),
  end: (date: string) => textbox(`End date, ${date}`),
  startTime: (date: string) => textbox(`Start time, ${date}`),
  /** Its name ends with its state. */
  active: (date: string) => toggle(new RegExp(`^Active, ${date}\\b`)),
  remove: (date: string) => button(`Remove ${date}`),
  removed: (date: string) => `Removed with the next save: ${date}.`,
  unsavedDays: (days: string) => `The new dates of this exam block, ${days}, are not saved yet.`,
  changedDays: 'The dates of this exam block have changed since the link to this page was made.',
  endsBeforeStart: 'End date should not be earlier than start date!',
}

export const timeZonesPage = {
  prompt: 'Please Select TimeZones',
  slotsFallback: 'The saved time slots could not be loaded. What you see is the default group.',
  search: searchbox('Search time zones or countries'),
  perDay: radiogroup('Slots per day'),
  apply: button('Apply'),
  loss: alertdialog('Apply the new selection?'),
  conflict: alertdialog('Another person changed these time slots'),
  hour: spinbutton(/hour/i),
  align: button('Align'),
  alignDate: combobox('Reference date'),
  alignScope: combobox('Zones to align'),
  undoAlign: button('Undo'),
  truth: tableNamed('Clock truth'),
  together: tableNamed('Same instant, min apart'),
  togetherOf: combobox('Same instant of'),
  truthDate: combobox('Date of the clock truth'),
  limit: field('Limit'),
  showDate: (date: string) => button(`Show ${date}`),

  choosePerDay: (page: Page, slots: number): Promise<void> =>
    page
      .getByRole(...timeZonesPage.perDay)
      .getByText(String(slots), { exact: true })
      .click(),
  /** Builds so many slots a day for the zones that are ticked. */
  async build(page: Page, slots: number): Promise<void> {
    await timeZonesPage.choosePerDay(page, slots)
    await page.getByRole(...timeZonesPage.apply).click()
  },
}

export const summaryPage = {
  title: (kind: 'Exam' | 'Test') => heading(`${kind} Blocks Summary`, 2),
  publishAnyway: button('Publish anyway'),
  goToTimeZones: button('Go to Time zones'),
  calendarFile: link('Calendar file'),
  print: link('Print'),
  snapshotLink: link('Snapshot link'),
  impact: ['region', { name: 'What Publish changes' }] as const,
  openPoints: alertdialog('Publish with open points?'),
}

/** The page that shares and prints a block, and the public page of a snapshot link. */
export const sharingPage = {
  title: heading('Share and print'),
  rowEntry: menuitem('Share and print'),
  audience: combobox('For'),
  timesIn: combobox('Times'),
  print: button('Print sheets'),
  download: button('Download file'),
  link: field('Link'),
  copy: button('Copy link'),
  goToTimeZones: link('Go to Time zones'),
  /** The parts at which the page may be opened. */
  calendarPart: heading('Calendar file', 2),
  printPart: heading('Print', 2),
  linkPart: heading('Link to a snapshot', 2),
  describe: 'Include the description',
  anyone: 'Whoever has the link can read it',
  copied: 'Link copied.',
  damaged: 'This link is damaged or was made by a newer portal.',
  provisional: 'PROVISIONAL',
  sheet: (block: string, country: string) => region(`${block} Centre sheet · ${country}`),
}
