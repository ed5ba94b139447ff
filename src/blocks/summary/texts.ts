const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Every text of the summary step that is the same for both kinds of block. */
export const texts = {
  name: 'Name',
  systemCode: 'System Code',
  shortCode: 'Short Code',
  active: 'Active',
  yes: 'Yes',
  no: 'No',
  unknownStatus: 'Unknown',
  fromDate: 'From Date',
  toDate: 'To Date',
  slots: 'Time Zone Slots',
  description: 'Description',
  compare: 'Compare',
  calendarFile: 'Calendar file',
  print: 'Print',
  snapshotLink: 'Snapshot link',
  nextYear: 'Next year',
  editDetails: 'Edit details',
  editTimeZones: 'Edit time zones',
  editDate: (date: string) => `Edit schedule of ${date}`,
  edit: 'Edit',
  dates: 'Dates',
  slot: (number: number) => `Slot ${number}`,
  openSlot: (number: number, date: string) => `Open slot ${number} of ${date}`,
  earlierSlots: (date: string) => `Show earlier slots of ${date}`,
  laterSlots: (date: string) => `Show later slots of ${date}`,
  moreZones: (count: number) => `+${count} more ${count === 1 ? 'zone' : 'zones'}`,
  holiday: 'Holiday',
  workingDay: 'Working day',
  timeslots: (count: number) => `Timeslots ${count}`,
  noDates: 'This block has no dates yet.',
  noModules: 'No modules',
  beforePublish: 'Before you publish',
  stillOpen: (count: number) => `${count} open`,
  ready: 'Nothing is open: this block is ready to be published.',
  allPoints: (count: number) => `Show all ${count} open points`,
  datesSettled: (workingDays: number, others: number) =>
    [
      workingDays === 0 ? '' : workingDays === 1 ? 'The working day has modules' : `All ${workingDays} working days have modules`,
      others === 0 ? '' : `${others} ${others === 1 ? 'weekend day or holiday is' : 'weekend days and holidays are'} empty`,
    ]
      .filter(Boolean)
      .join('; '),
  versionsSettled: 'Every module has a version',
  studentsSettled: 'No student sits two papers at once or three on one day',
  changes: 'What Publish changes',
  statusChange: ['Status goes from ', 'Draft', ' to ', 'Active', '.'],
  becomeFinal: (counts: { readonly modules: number; readonly slots: number; readonly dates: number; readonly zones: number }) =>
    `${many(counts.modules, 'module')} in ${many(counts.slots, 'slot')} on ${many(counts.dates, 'date')} ${
      counts.modules === 1 ? 'becomes' : 'become'
    } final for ${many(counts.zones, 'time zone')}.`,
  filesChange: ['Centre sheets say ', 'FINAL', '; calendar files say ', 'CONFIRMED', ' and replace the tentative entries.'],
  noUndo: 'Undo cannot take a publish back. The block can be set to Inactive later.',
  noInactive: 'Undo cannot take a publish back.',
  asks: (count: number) => `Publish asks you to acknowledge ${count} ${count === 1 ? 'finding' : 'findings'}.`,
  acknowledgeTitle: 'Publish with open points?',
  version: 'Version',
  noVersion: 'No version chosen',
  calendar: 'Dates of the block',
  retry: 'Try again',
  counts: (modules: number, versions: number, submodules: number) =>
    `${modules} ${modules === 1 ? 'module' : 'modules'} · ${versions} ${versions === 1 ? 'version' : 'versions'} · ${submodules} ${submodules === 1 ? 'submodule' : 'submodules'}`,
  moduleCounts: (versions: number, submodules: number) =>
    `${versions} ${versions === 1 ? 'version' : 'versions'} · ${submodules} ${submodules === 1 ? 'submodule' : 'submodules'}`,
  missing: '—',
}
