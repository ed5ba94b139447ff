import { article, button, checkbox, complementary, dialog, group, heading, menuitem, region, searchbox } from './parts.ts'

/** The step on which modules are set into the slots of a date. */
export const schedulingPage = {
  search: searchbox('Search modules'),
  modules: complementary('Modules'),
  /** Shows only modules that stand on no date, and says how many they are. */
  notPlaced: button(/^Not placed/),
  /** Said of a module that the list does not have. */
  unlisted: 'Not in the module list',
  modulesTab: ['tab', { name: /^Modules/ }] as const,
  /** What was found: a tab, and on a narrow screen a sheet with its button. */
  findings: ['tab', { name: /^Findings/ }] as const,
  findingsPanel: ['tabpanel', { name: /^Findings/ }] as const,
  findingsButton: button(/^Findings/),
  findingsSheet: dialog(/^Findings/),
  /** A module in the list of all. */
  module: (name: string) => button(new RegExp(`^${name}\\b`)),
  slot: (number: number) => region(new RegExp(`^Slot ${number}\\b`)),
  /** A slot in the layer that asks for one. */
  slotChoice: (number: number) => button(new RegExp(`^Slot ${number}\\b`)),
  sameInstant: region('Same instant'),
  dropHere: button('Swap a module or drag and drop here'),
  /** A module in a slot, and what moves it. */
  card: (name: string) => article(name),
  anyMove: button(/^Move /),
  /** What a finding about two modules in one slot offers. */
  moveOne: (name: string) => button(`Move one: ${name}`),
  addVersion: (name: string) => button(`Add version to ${name}`),
  move: (name: string) => button(`Move ${name}`),
  /** Where another date is chosen for a card. */
  otherDate: ['Date', { exact: true }] as const,
  mayShareSlot: checkbox('No student takes both, may share a slot'),
  saveAll: button('Save all'),
  undoAndRedo: group('Undo and redo'),
  undo: (step: string) => button(`Undo: ${step}`),
  redo: (step: string) => button(`Redo: ${step}`),
  nothingToUndo: button('Nothing to undo'),
  steps: button('All steps'),
  backTo: (step: string) => menuitem(`Back to: ${step}`),
  forwardTo: (step: string) => menuitem(`Forward to: ${step}`),
  backToStart: menuitem('Back to the start'),
  now: (step: string) => menuitem(`Now: ${step}`),
}

/** The page that proposes a schedule, in the place of the step. */
export const proposalPage = {
  page: region('Proposal'),
  heading: heading('Proposal', 2),
  promise: 'Nothing is changed yet. Accepting is one step, and Ctrl+Z takes it back.',
  back: button('Back to the schedule'),
  whyHere: region('Why here'),
  /** The same on a narrow screen. */
  reasons: dialog('Why here'),
  open: button('Propose a schedule'),
  placed: (placed: number, all: number) => `${placed} of ${all}`,
  module: (name: string) => button(new RegExp(`^${name}(, kept)?$`)),
  conditions: button('Conditions'),
  another: button('Another one'),
  keep: button('Keep here'),
  leaveOut: button('Leave out'),
  acceptSome: button('Accept some'),
  take: (name: string) => checkbox(`Accept ${name}`),
  acceptChosen: (count: number) => button(`Accept ${count} chosen placements`),
  acceptAll: (count: number) => button(`Accept ${count} placements`),
}
