/** "1 slot", "2 slots". */
export const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Every text of the scheduling step; those with dates take them as dd/MM/yyyy. */
export const texts = {
  dates: 'Dates of the block',
  scrollBack: 'Show earlier dates',
  scrollOn: 'Show later dates',
  calendar: 'Choose a date',
  notADate: (date: string) => `${date} is not a date of this block.`,
  holiday: 'holiday',
  unsaved: 'unsaved',
  filledSlots: (filled: number, all: number) => `${filled} of ${many(all, 'slot')} filled`,

  submit: (date: string) => `Please submit data for date ${date}`,
  noSlots: (date: string) => `No slot information available for selected date ${date}`,
  noDates: 'This block has no dates yet.',
  notLoaded: 'The schedule of this date could not be loaded.',
  retry: 'Try again',
  loading: 'Loading the schedule',
  changedElsewhere: (date: string) => `The schedule of ${date} was changed by someone else. It is shown as it is stored now.`,

  slot: (number: number) => `Slot ${number}`,
  moreZones: (count: number) => `+${count} more`,
  fewerZones: 'less',
  zonesOf: (number: number) => `Time zones of slot ${number}`,
  moduleCount: (count: number) => many(count, 'module'),
  dayCounts: (modules: number, versions: number, submodules: number) =>
    `${many(modules, 'module')} · ${many(versions, 'version')} · ${many(submodules, 'submodule')}`,
  drop: 'Swap a module or drag and drop here',
  duplicate: (name: string, slot: number) => `${name} is already in Slot ${slot}.`,

  version: 'Version',
  noVersions: 'No versions',
  addVersion: (name: string) => `Add version to ${name}`,
  addSubmoduleVersion: (submodule: string, name: string) => `Add version to ${submodule} of ${name}`,
  versionsOf: (name: string) => `Versions of ${name}`,
  noData: 'No data found',
  removeVersion: (version: string, name: string) => `Remove version ${version} of ${name}`,
  move: (name: string) => `Move ${name}`,
  remove: (name: string) => `Remove ${name}`,
  unknownModule: 'Not in the module list',

  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo removing ${name}`,

  modules: 'Modules',
  addModule: 'Add module',
  addTo: (slot: number) => `Add module to Slot ${slot}`,
  searchModules: 'Search modules',
  noModules: 'No data found',
  noModulesAtAll: 'There are no modules to schedule.',
  modulesFailed: 'The modules could not be loaded.',
  moduleFacts: (versions: number, submodules: number) =>
    [many(versions, 'version'), ...(submodules > 0 ? [many(submodules, 'submodule')] : [])].join(' · '),
  standsIn: (slots: readonly number[]) => `${slots.length === 1 ? 'Slot' : 'Slots'} ${slots.join(', ')}`,
  /** Where a module stands on other dates: the first place, and how many more there are. */
  standsOn: (date: string, slot: number, more: number) => `${date}, slot ${slot}${more > 0 ? ` +${more} more` : ''}`,
  notPlaced: 'Not placed',
  allPlaced: 'Every module is placed.',
  onlyUnplaced: (count: number) => `${many(count, 'module')} not placed.`,
  allModules: (count: number) => `All modules shown: ${count}.`,
  moduleHelp: 'Enter opens the list of slots, Space lifts the module for the arrow keys.',

  prohibited: 'Prohibited Modules:',
  prohibitedPair: (one: string, other: string) => `${one} is prohibited together with ${other}.`,
  byRule: (rules: readonly string[]) => `Rule: ${rules.join(', ')}`,
  findings: 'Findings',
  sideTabs: 'Modules and findings',
  toAcknowledge: 'findings to acknowledge',
  moveTo: 'Date',
} as const
