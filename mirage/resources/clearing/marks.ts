import type { ClearingMark } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { PersonalStore } from '../engine/store.ts'
import { audienceOf } from '../results/audiences.ts'

type Result = Partial<Resources['Result']['record']>

const better = (one: ClearingMark, other: ClearingMark | undefined): ClearingMark =>
  other === undefined || (one.finalMark ?? -1) > (other.finalMark ?? -1) ? one : other

const markOf = ({ moduleId = 0, finalMark, grade, points }: Result, store: PersonalStore): ClearingMark => ({
  moduleId,
  moduleName: store.named('Module', moduleId),
  ...(finalMark !== undefined && { finalMark }),
  ...(grade !== undefined && { grade }),
  ...(points !== undefined && { points }),
})

const marksByStore = new WeakMap<PersonalStore, ReadonlyMap<number, ReadonlyMap<number, ClearingMark>>>()

/** The best marks of all students by module, of those that the person may see: partners none before its release, nor one withheld. */
function allMarks(store: PersonalStore): ReadonlyMap<number, ReadonlyMap<number, ClearingMark>> {
  const known = marksByStore.get(store)
  if (known) return known
  const audience = audienceOf(store.user.contactType)
  const found = new Map<number, Map<number, ClearingMark>>()
  for (const { fields, status } of store.records('Result').where()) {
    const result: Result = fields
    const { studentId = 0, moduleId = 0, outcome, visibleTo = [] } = result
    if (status !== 1 || result.finalMark === undefined) continue
    if (store.user.contactType !== 'NCUK' && (audience === undefined || !visibleTo.includes(audience) || outcome === 'Withheld')) continue
    const modules = found.get(studentId) ?? new Map<number, ClearingMark>()
    modules.set(moduleId, better(markOf(result, store), modules.get(moduleId)))
    found.set(studentId, modules)
  }
  marksByStore.set(store, found)
  return found
}

/** The best marks of a student by module, of those that the person may see. */
export const marksOf = (studentId: number, store: PersonalStore): ReadonlyMap<number, ClearingMark> =>
  allMarks(store).get(studentId) ?? new Map()
