import { many } from '../texts.ts'

/** Texts that screen readers announce; none of them is visible. */
export const spoken = {
  opened: (date: string, slots: number) => `${date} selected, ${many(slots, 'slot')}.`,
  lifted: (name: string) => `${name} lifted.`,
  liftedAt: (name: string, position: number, count: number) => `${name} lifted. Slot ${position} of ${count}.`,
  overSlot: (slot: number, clock: string, modules: number) => `Slot ${slot}, ${clock}${clock ? ', ' : ''}${many(modules, 'module')}.`,
  overList: 'Module list. Drop to remove.',
  prohibited: (names: readonly string[]) => `Prohibited Modules: ${names.join(', ')}.`,
  placed: (name: string, slot: number, version?: string) =>
    `${name} placed in Slot ${slot}${version === undefined ? '' : ` with version ${version}`}.`,
  moved: (name: string, from: number, to: number) => `${name} moved from Slot ${from} to Slot ${to}.`,
  movedTo: (name: string, date: string, slot: number) => `${name} moved to ${date}, Slot ${slot}.`,
  removed: (name: string, slot: number) => `${name} removed from Slot ${slot}. Undo available.`,
  restored: (name: string, slot: number) => `${name} is back in Slot ${slot}.`,
  undone: (step: string) => `Undone: ${step}.`,
  redone: (step: string) => `Redone: ${step}.`,
  proposalAccepted: (count: number) => `Proposal of ${many(count, 'module')} accepted. The dates are not saved yet.`,
  proposalRefused: {
    busy: 'The schedule is being saved or loaded. Nothing was taken from the proposal.',
    otherDates: 'The dates of the block have changed. Nothing was taken from the proposal.',
  },
  refused: 'A save is running. Nothing was moved.',
  cancelled: 'Move cancelled.',
} as const
