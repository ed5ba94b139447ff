import type { ResultSlip, SlipAttempt } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { fullNameOf } from '../people/contacts.ts'
import { audienceOf, audiences, type SetFields } from './audiences.ts'
import { agreedMark, type ResultFields } from './marks.ts'
import { active, approved, rowsOf } from './release-check.ts'
import { whoReplied } from './results.ts'

type Shown = ResultFields & Partial<Resources['Result']['record']>

/** The points of the three best modules together. */
export const bestThree = (points: readonly number[]): number =>
  points
    .toSorted((one, other) => other - one)
    .slice(0, 3)
    .reduce((sum, one) => sum + one, 0)

function attemptOf({ id, fields }: ResourceRecord, store: PersonalStore): SlipAttempt & { readonly moduleId: number } {
  const result = fields as Shown
  const { moduleId, attempt, version, outcome, components = [], finalMark, grade, points, isCapped = 0 } = result
  const mark = agreedMark(result)
  return {
    resultId: id,
    moduleId,
    setName: store.named('ResultSet', result.resultIntakeId),
    attempt,
    version,
    outcome,
    papers: components.map((paper) => ({ paperName: store.named('Submodule', paper.submoduleId), mark: paper.mark })),
    ...(mark !== undefined && { mark }),
    ...(finalMark !== undefined && { finalMark }),
    isCapped,
    ...(grade !== undefined && { grade }),
    ...(points !== undefined && { points }),
    isCounted: 0,
  }
}

/** The attempts of a module, of which the best one stands: the first of equal ones, the last where none has a mark. */
function counted(attempts: readonly SlipAttempt[]): SlipAttempt[] {
  const best = Math.max(...attempts.map(({ finalMark = -1 }) => finalMark))
  const standing = best < 0 ? attempts.at(-1) : attempts.find(({ finalMark }) => finalMark === best)
  return attempts.map((one) => ({ ...one, isCounted: one === standing ? 1 : 0 }))
}

/** The approved sets with results of a student that the caller's audience sees later. */
function awaitedOf(studentId: number, { db, user, now }: PersonalStore): ResultSlip['awaited'] {
  const found = audiences.find(([audience]) => audience === audienceOf(user.contactType))
  if (!found) return []
  const [, time, flag] = found
  return db
    .records('ResultSet')
    .where(({ id, status, fields }) => {
      const set = fields as SetFields
      const isShown = (status === approved || status === active) && (set[flag] ?? 1) === 1
      return isShown && (set[time] ?? '') > now && rowsOf(id, db).some((row) => row.studentId === studentId && row.viewFlag !== 0)
    })
    .map(({ fields }) => ({ setName: textOf(fields['resultSetName']), at: textOf(fields[time]) }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

/** A student whose records a university does not see, and whose results it does: one who has taken its offer. */
export const studentOfSlip = (id: number, store: PersonalStore): ResourceRecord | null =>
  store.user.contactType === 'INSTITUTE' && whoReplied(store.user.institutionId, store).has(id) ? store.records('Student').find(id) : null

/** All results of a student that the caller may see, by module. */
export function slipOf({ id, fields }: ResourceRecord, store: PersonalStore): ResultSlip {
  const attempts = store
    .scoped('Result')
    .filter((row) => row.fields['studentId'] === id)
    .map((row) => attemptOf(row, store))
  const modules = [...new Set(attempts.map(({ moduleId }) => moduleId))]
    .map((moduleId) => ({
      moduleId,
      moduleName: store.named('Module', moduleId),
      attempts: counted(attempts.filter((one) => one.moduleId === moduleId).map(({ moduleId: _module, ...attempt }) => attempt)),
    }))
    .toSorted((one, other) => one.moduleName.localeCompare(other.moduleName, 'en'))
  const points = modules.flatMap(({ attempts: all }) => all.flatMap((one) => (one.isCounted === 1 ? (one.points ?? []) : [])))
  return {
    studentName: fullNameOf(fields),
    studentRef: textOf(fields['studentRef']),
    centreName: store.named('Centre', Number(fields['centreId'])),
    ...(points.length > 0 && { totalPoints: bestThree(points) }),
    modules,
    awaited: awaitedOf(id, store),
    serverTime: store.now,
  }
}
