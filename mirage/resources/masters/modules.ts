import { blockResources } from '#openapi/generated/block-resources.ts'
import { module } from '#openapi/generated/resources/masters/module.ts'
import { stream } from '#openapi/generated/resources/masters/stream.ts'
import { submodule } from '#openapi/generated/resources/masters/submodule.ts'
import type { Db } from '../../db.ts'
import { modules as seeds } from '../../fixtures/modules.ts'
import type { BlockRecord, Day } from '../../models.ts'
import { serveResource, type FieldsOf, type OutsideUse, type SeedOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { fieldsOf, lostOf, refuseUsed, usesBy } from './parts.ts'

/** How many of the modules in the fixture belong to which programme, in their order. */
const programmes = [
  [1, 16],
  [2, 15],
  [3, 4],
  [4, 1],
] as const

const programIds = programmes.flatMap(([id, count]) => Array.from({ length: count }, () => id))
const colourCount = 12

const codeOf = (name: string): string =>
  name
    .split(/[^A-Za-z]+/)
    .map((word) => word.slice(0, 2).toUpperCase())
    .join('')
    .slice(0, 8)

const moduleSeed = ({ moduleId, moduleName, versions, evaluations }: (typeof seeds)[number], index: number): SeedOf<'Module'> => ({
  id: moduleId,
  moduleName,
  moduleCode: `${codeOf(moduleName)}-${moduleId}`,
  programId: programIds[index] ?? 1,
  colourId: 1 + (index % colourCount),
  evaluations: [...evaluations],
  versions: [...versions],
  credits: 10 * (1 + (index % 3)),
  passMark: 40,
  isEnglish: moduleName.includes('English') ? 1 : 0,
})

/** Weights that sum up to 100, except for Biology, which lacks a paper. */
const weightsOf = (moduleName: string, count: number): readonly number[] => {
  if (moduleName === 'Biology') return [30, 30, 30]
  return { 2: [50, 50], 3: [40, 30, 30], 4: [25, 25, 25, 25] }[count] ?? []
}

const submoduleSeeds = (): SeedOf<'Submodule'>[] =>
  seeds.flatMap(({ moduleId, moduleName, subModule }) =>
    subModule.map((paper, index) => ({
      id: paper.moduleId,
      submoduleName: paper.moduleName,
      moduleId,
      versions: [...paper.version],
      weight: weightsOf(moduleName, subModule.length)[index],
      durationMinutes: 60 + 15 * index,
    })),
  )

/** A block that schedules something, and the days on which it does. */
interface Scheduling {
  readonly block: BlockRecord
  readonly days: readonly Day[]
}

const blockUse = (of: number, { block: { id, kind, name }, days }: Scheduling): OutsideUse => ({
  of,
  resource: blockResources[kind],
  id,
  name,
  field: 'Schedule',
  days,
})

/** The blocks whose schedule has a module or a submodule in it. */
const scheduling = (db: Db, has: (scheduled: BlockRecord['schedule'][number]['modules'][number]) => boolean): Scheduling[] =>
  db.blocks.where().flatMap((block) => {
    const dayIds = new Set(block.schedule.filter(({ modules }) => modules.some(has)).map(({ dayId }) => dayId))
    return dayIds.size > 0 ? [{ block, days: block.days.filter(({ id }) => dayIds.has(id)).map(({ day }) => day) }] : []
  })

const ruleUses = (db: Db, of: number): OutsideUse[] =>
  db.moduleRules
    .where(({ rules }) =>
      rules.some(({ moduleId, prohibitedModules }) => moduleId === of || prohibitedModules.some((one) => one.moduleId === of)),
    )
    .map(({ id, name }) => ({ of, resource: 'ModuleRule', id, name: name ?? 'N/A', field: 'Modules' }))

/** A version may be removed only while no block schedules it. */
function refuseLostVersions(lost: readonly string[], of: number, blocks: readonly Scheduling[]): void {
  const uses = blocks.map((block) => blockUse(of, block)).map(({ of: _module, ...use }) => use)
  const words = lost.length === 1 ? 'Version' : 'Versions'
  refuseUsed(uses, (first) => `${words} ${lost.join(', ')} cannot be removed: scheduled in ${first}.`)
}

/** A module stays in its programme while streams of it have the module. */
function refuseLeavingStreams(id: number, programId: number, store: Pick<Store, 'records' | 'named'>): void {
  const having = (field: 'coreModuleIds' | 'optionalModuleIds') => {
    const streams = store.records('Stream').where(({ fields }) => {
      const of = fields as FieldsOf<'Stream'>
      return of.programId !== programId && (of[field] ?? []).some((moduleId) => moduleId === id)
    })
    return usesBy('Stream', streams, stream.fields[field].label, store)
  }
  const uses = [...having('coreModuleIds'), ...having('optionalModuleIds')]
  refuseUsed(uses, (first) => `Programme cannot be changed: ${store.named('Module', id)} is a module of ${first}.`)
}

const strayVersion = (moduleId: number, versions: readonly string[], store: Pick<Store, 'records'>): string | undefined => {
  const offered = fieldsOf('Module', moduleId, store)?.versions ?? []
  return versions.find((version) => !offered.includes(version))
}

/** What is taught, and scheduled in blocks. */
export const modules = serveResource({
  rules: module,
  seeds: () => seeds.map(moduleSeed),
  calculated: ({ colourId }, _, { db }) => ({ colourCode: db.records('Colour').find(colourId)?.fields['colourCode'] }),
  numbered: {
    count: 2_000,
    fieldsOf: (number) => ({
      moduleName: `Elective ${String(number).padStart(4, '0')}`,
      moduleCode: `EL-${String(number).padStart(4, '0')}`,
      programId: 1,
      colourId: 1 + (number % colourCount),
      evaluations: ['exam', 'test'],
      versions: Array.from({ length: 1 + (number % 4) }, (_, index) => `V${index + 1}`),
    }),
  },
  checks: [
    ({ versions }, { id, before, db }) => {
      const lost = lostOf(before?.versions, versions)
      const has = (scheduled: { moduleId: number; version: readonly string[] }) =>
        scheduled.moduleId === id && lost.some((version) => scheduled.version.includes(version))
      if (id !== null && lost.length > 0) refuseLostVersions(lost, id, scheduling(db, has))
      return null
    },
    ({ programId }, { id, before, ...store }) => {
      if (id !== null && programId !== before?.programId) refuseLeavingStreams(id, programId, store)
      return null
    },
  ],
  outsideUses: (ids, { db }) =>
    [...ids].flatMap((id) => [
      ...scheduling(db, ({ moduleId }) => moduleId === id).map((block) => blockUse(id, block)),
      ...ruleUses(db, id),
    ]),
})

/** Papers of a module. */
export const submodules = serveResource({
  rules: submodule,
  seeds: submoduleSeeds,
  checks: [
    ({ moduleId, versions = [] }, store) => {
      const stray = strayVersion(moduleId, versions, store)
      return stray === undefined ? null : ['versions', `${store.named('Module', moduleId)} has no version ${stray}.`]
    },
  ],
  outsideUses: (ids, { db }) =>
    [...ids].flatMap((id) =>
      scheduling(db, ({ subModule }) => subModule.some(({ subModuleId }) => subModuleId === id)).map((block) => blockUse(id, block)),
    ),
})
