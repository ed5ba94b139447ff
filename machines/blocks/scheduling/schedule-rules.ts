import type { ChosenSubmodule, Module, ScheduledModule, ScheduledSlot } from './schedule.ts'

/** Pure operations on a day's slots: the given slots are never changed. */

export type Slots = readonly ScheduledSlot[]

/** A module by what identifies and names it. */
export interface ModuleName {
  readonly moduleId: string
  readonly name: string
  /** The module's version if it has only one: placing the module chooses it. */
  readonly soleVersion?: string
}

/** A module of the list, as it is carried and placed. */
export function nameModule({ id, name, versions }: Module): ModuleName {
  const [version, ...others] = versions
  return version !== undefined && others.length === 0 ? { moduleId: id, name, soleVersion: version } : { moduleId: id, name }
}

/** One card of a day: a module in a slot. */
export interface CardRef {
  readonly slot: number
  readonly moduleId: string
}

interface DayCounts {
  readonly modules: number
  readonly versions: number
  readonly submodules: number
}

const editSlot = (slots: Slots, number: number, edit: (modules: readonly ScheduledModule[]) => readonly ScheduledModule[]): Slots =>
  slots.map((slot) => (slot.number === number ? { ...slot, modules: edit(slot.modules) } : slot))

const editCard = (slots: Slots, card: CardRef, edit: (module: ScheduledModule) => ScheduledModule): Slots =>
  editSlot(slots, card.slot, (modules) => modules.map((module) => (module.moduleId === card.moduleId ? edit(module) : module)))

/** Chosen versions in the order of the module list; those that it no longer names come last. */
export const inOrder = (versions: readonly string[], order: readonly string[]): readonly string[] => [
  ...order.filter((each) => versions.includes(each)),
  ...versions.filter((each) => !order.includes(each)),
]

const toggled = (versions: readonly string[], version: string, order: readonly string[]): readonly string[] =>
  inOrder(versions.includes(version) ? versions.filter((each) => each !== version) : [...versions, version], order)

export const hasSlot = (slots: Slots, number: number): boolean => slots.some((slot) => slot.number === number)

export const findCard = (slots: Slots, card: CardRef): ScheduledModule | undefined =>
  slots.find((slot) => slot.number === card.slot)?.modules.find((module) => module.moduleId === card.moduleId)

/** The place of a card among those of its slot, -1 if it is not there. */
export const indexOf = (slots: Slots, card: CardRef): number =>
  slots.find((slot) => slot.number === card.slot)?.modules.findIndex((module) => module.moduleId === card.moduleId) ?? -1

/** Adds a module at a slot's end, with nothing chosen of it but its only version; a slot that already holds it is left as it is. */
export function place(slots: Slots, module: ModuleName, slot: number): Slots {
  if (findCard(slots, { slot, moduleId: module.moduleId })) return slots
  const { moduleId, name, soleVersion } = module
  return insert(slots, { moduleId, name, versions: soleVersion === undefined ? [] : [soleVersion], submodules: [] }, slot, Infinity)
}

/** Puts a card, with what was chosen of it, before the `index`-th of a slot. */
export const insert = (slots: Slots, module: ScheduledModule, slot: number, index: number): Slots =>
  editSlot(slots, slot, (modules) => [...modules.slice(0, index), module, ...modules.slice(index)])

export const remove = (slots: Slots, card: CardRef): Slots =>
  editSlot(slots, card.slot, (modules) => modules.filter((module) => module.moduleId !== card.moduleId))

/** Takes a card, with what was chosen of it, to another slot; a slot that already holds the module changes nothing. */
export function move(slots: Slots, card: CardRef, to: number): Slots {
  const module = findCard(slots, card)
  if (!module || !hasSlot(slots, to) || findCard(slots, { slot: to, moduleId: card.moduleId })) return slots
  return insert(remove(slots, card), module, to, Infinity)
}

/** Chooses or unchooses a version; `order` is that of the module list. */
export const toggleVersion = (slots: Slots, card: CardRef, version: string, order: readonly string[]): Slots =>
  editCard(slots, card, (module) => ({ ...module, versions: toggled(module.versions, version, order) }))

/** Chooses or unchooses a version of a submodule, in the order of the module list; a submodule left without versions is dropped. */
export const toggleSubmoduleVersion = (
  slots: Slots,
  card: CardRef,
  submodule: Pick<ChosenSubmodule, 'id' | 'name'>,
  version: string,
  order: readonly string[],
): Slots =>
  editCard(slots, card, (module) => {
    const known = module.submodules.find((each) => each.id === submodule.id)
    if (!known) return { ...module, submodules: [...module.submodules, { id: submodule.id, name: submodule.name, versions: [version] }] }
    const submodules = module.submodules.map((each) =>
      each === known ? { ...each, versions: toggled(each.versions, version, order) } : each,
    )
    return { ...module, submodules: submodules.filter((each) => each.versions.length > 0) }
  })

/** Whether a switch of dates saves the day by itself: its first slot's first module has a version chosen. */
export const coversAutosave = (slots: Slots): boolean => (slots[0]?.modules[0]?.versions.length ?? 0) > 0

/** The slots of a stored day as a save would send them: submodules without versions do not count. */
export const normalised = (slots: Slots): Slots =>
  slots.map((slot) => ({
    ...slot,
    modules: slot.modules.map((module) => ({ ...module, submodules: module.submodules.filter((each) => each.versions.length > 0) })),
  }))

const sameSet = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((each) => b.includes(each))

const sameBy = <T>(a: readonly T[], b: readonly T[], key: (each: T) => string, same: (one: T, other: T) => boolean) =>
  a.length === b.length &&
  a.every((one) => {
    const other = b.find((each) => key(each) === key(one))
    return other !== undefined && same(one, other)
  })

/** Whether the same versions are chosen on two cards of a module, in any order. */
export const sameModule = (a: ScheduledModule, b: ScheduledModule) =>
  a === b ||
  (sameSet(a.versions, b.versions) &&
    sameBy(
      a.submodules,
      b.submodules,
      (each) => each.id,
      (one, other) => sameSet(one.versions, other.versions),
    ))

const sameModules = (a: readonly ScheduledModule[], b: readonly ScheduledModule[]): boolean =>
  a === b || sameBy(a, b, (module) => module.moduleId, sameModule)

/** Whether two days schedule the same; the order of cards and of versions does not count. */
export const sameSlots = (a: Slots, b: Slots): boolean =>
  a === b || (a.length === b.length && a.every((slot, index) => sameModules(slot.modules, b[index]?.modules ?? [])))

export function countsOf(slots: Slots): DayCounts {
  const modules = slots.flatMap((slot) => slot.modules)
  return {
    modules: modules.length,
    versions: modules.reduce((sum, module) => sum + module.versions.length, 0),
    submodules: modules.reduce((sum, module) => sum + module.submodules.length, 0),
  }
}

/** In which slots two versions of a day differ, and by which modules. */
export function differences(mine: Slots, theirs: Slots): readonly { slot: number; mine: readonly string[]; theirs: readonly string[] }[] {
  const names = (modules: readonly ScheduledModule[], others: readonly ScheduledModule[]) =>
    modules
      .filter((module) => !others.some((other) => other.moduleId === module.moduleId && sameModule(module, other)))
      .map((module) => module.name)
  const numbers = [...new Set([...mine, ...theirs].map((slot) => slot.number))].sort((a, b) => a - b)
  return numbers
    .map((number) => {
      const one = mine.find((slot) => slot.number === number)?.modules ?? []
      const other = theirs.find((slot) => slot.number === number)?.modules ?? []
      return { slot: number, mine: names(one, other), theirs: names(other, one) }
    })
    .filter((each) => each.mine.length + each.theirs.length > 0)
}

/** The slots as loaded now, holding the modules of another version of the day, slot by slot. */
export const holding = (slots: Slots, modules: Slots): Slots =>
  slots.map((slot) => ({ ...slot, modules: modules.find((other) => other.number === slot.number)?.modules ?? [] }))
