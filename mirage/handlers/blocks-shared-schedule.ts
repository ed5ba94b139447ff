import type { ScheduledModule } from '#openapi/generated/schema.d.ts'
import type { BlockWords } from '../kinds/kind.ts'
import type { Db } from '../db.ts'
import type { BlockRecord, ModuleRecord, ScheduledSlot } from '../models.ts'
import { scheduleModule } from '../schedule-modules.ts'
import { refuse } from './blocks-shared-refusal.ts'
import { changeBlock, findBlock, type BlockCall } from './blocks-shared-rules.ts'

/** The schedule of one date as sent: each slot by its ids in the zones, with its modules. */
export interface DayInput {
  readonly dayId: number
  readonly slots: readonly { readonly ids: readonly number[]; readonly modules: readonly ScheduledModule[] }[]
}

const strayOf = (wanted: readonly string[], offered: readonly string[]): string | undefined =>
  wanted.find((version) => !offered.includes(version))

function checkModule(module: ModuleRecord, { version, subModule }: ScheduledModule): void {
  const stray = strayOf(version, module.versions)
  if (stray !== undefined) refuse(`${module.moduleName} has no version ${stray}.`)
  for (const chosen of subModule) {
    const submodule =
      module.subModule.find(({ moduleId }) => moduleId === chosen.subModuleId) ??
      refuse(`${module.moduleName} has no submodule ${chosen.subModuleId}.`)
    const strayVersion = strayOf(chosen.version, submodule.version)
    if (strayVersion !== undefined) refuse(`${submodule.moduleName} of ${module.moduleName} has no version ${strayVersion}.`)
  }
}

function checkModules(db: Db, words: BlockWords, modules: readonly ScheduledModule[]): void {
  const seen = new Set<number>()
  for (const scheduled of modules) {
    const module = scheduleModule(db, scheduled.moduleId) ?? refuse(`There is no module ${scheduled.moduleId}.`)
    if (!module.evaluations.includes(words.evaluation)) refuse(`${module.moduleName} cannot be scheduled in ${words.plural}.`)
    if (seen.has(module.id)) refuse(`${module.moduleName} is twice in one slot.`)
    seen.add(module.id)
    checkModule(module, scheduled)
  }
}

/** The slot, numbered from 0, of some ids; all of them must belong to the same one. */
function slotNamedBy(block: BlockRecord, words: BlockWords, ids: readonly number[]): number {
  const places = ids.map((id) => block.zones.map(({ slots }) => slots.findIndex((slot) => slot.id === id)).find((index) => index >= 0))
  const [first] = places
  if (ids.length === 0) refuse('Every time slot must be named by its ids.')
  if (first === undefined || places.includes(undefined)) return refuse(`A time slot does not belong to this ${words.noun}.`)
  return places.every((place) => place === first) ? first : refuse('The ids of a time slot belong to different slots.')
}

/** Submodules without a chosen version are dropped. */
const withChosenOnly = (module: ScheduledModule): ScheduledModule => ({
  ...module,
  subModule: module.subModule.filter(({ version }) => version.length > 0),
})

function scheduleOf(db: Db, words: BlockWords, block: BlockRecord, { dayId, slots }: DayInput): ScheduledSlot[] {
  if (!block.days.some(({ id }) => id === dayId)) refuse(`A date does not belong to this ${words.noun}.`)
  const seen = new Set<number>()
  return slots.map(({ ids, modules }) => {
    const slot = slotNamedBy(block, words, ids)
    if (seen.has(slot)) refuse(`Slot ${slot + 1} is there twice.`)
    seen.add(slot)
    checkModules(db, words, modules)
    return { dayId, slot, modules: modules.map(withChosenOnly) }
  })
}

/** Replaces the schedule of some dates of a block. */
export function saveSchedule(
  call: BlockCall,
  words: BlockWords,
  id: number,
  { slotsPerDay, days }: { readonly slotsPerDay: number; readonly days: readonly DayInput[] },
): void {
  const { db } = call
  const block = findBlock(db, words, id)
  if (slotsPerDay !== block.slotsPerDay)
    refuse(`The ${words.noun} has ${block.slotsPerDay} slots per day, and the schedule has ${slotsPerDay}.`)
  const saved = days.flatMap((day) => scheduleOf(db, words, block, day))
  const replaced = new Set(days.map(({ dayId }) => dayId))
  const schedule = [...block.schedule.filter(({ dayId }) => !replaced.has(dayId)), ...saved.filter(({ modules }) => modules.length > 0)]
  changeBlock(call, block, { schedule }, 'scheduled')
}
