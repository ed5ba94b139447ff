import { article, button, complementary, region, searchbox } from './parts.ts'

/** The step on which modules are set into the slots of a date. */
export const schedulingPage = {
  search: searchbox('Search modules'),
  modules: complementary('Modules'),
  modulesTab: ['tab', { name: /^Modules/ }] as const,
  /** The tab, and on a narrow screen the button, of what was found. */
  findings: ['tab', { name: /^Findings/ }] as const,
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
  addVersion: (name: string) => button(`Add version to ${name}`),
  move: (name: string) => button(`Move ${name}`),
}
