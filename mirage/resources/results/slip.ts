import type { ResultSlip, SlipAttempt, StudentChange } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import { firmChoiceOf } from '../clearing/placement.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { fieldsOf } from '../masters/parts.ts'
import { fullNameOf } from '../people/contacts.ts'
import { changesIn } from '../students/audit.ts'
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

/** An attempt with what orders it and pairs it with others. */
interface Attempt {
  readonly moduleId: number
  readonly set: SetFields | null
  readonly resultIntakeId: number
  readonly shown: SlipAttempt
}

function attemptOf({ id, fields }: ResourceRecord, store: PersonalStore): Attempt {
  const result = fields as Shown
  const { resultIntakeId, moduleId, attempt, version, outcome, components = [], finalMark, grade, points, isCapped = 0 } = result
  const mark = agreedMark(result)
  const shown: SlipAttempt = {
    resultId: id,
    setName: store.named('ResultSet', resultIntakeId),
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
  return { moduleId, resultIntakeId, set: fieldsOf('ResultSet', resultIntakeId, store) ?? null, shown }
}

/** When a set was first to be seen; one without dates comes after all others. */
const dateOf = ({ set }: Attempt): string => set?.releaseUniversities ?? set?.releaseCentres ?? set?.releaseStudents ?? '9999'

/** The oldest first. */
const byDate = (one: Attempt, other: Attempt): number =>
  dateOf(one).localeCompare(dateOf(other)) || one.shown.resultId - other.shown.resultId

/** The attempts of a module in order, each resit with the mark of its main set. */
function inOrder(attempts: readonly Attempt[]): SlipAttempt[] {
  return attempts.toSorted(byDate).map(({ set, shown }) => {
    const first = shown.attempt === 'Resit' ? attempts.find(({ resultIntakeId }) => resultIntakeId === set?.mainSetId) : undefined
    return first?.shown.mark === undefined ? shown : { ...shown, firstMark: first.shown.mark }
  })
}

/** The attempts of a module, of which the best one stands: of equal ones that with the better mark before its cap, the last where none has a mark. */
function counted(attempts: readonly SlipAttempt[]): SlipAttempt[] {
  const best = Math.max(...attempts.map(({ finalMark = -1 }) => finalMark))
  const [standing] =
    best < 0
      ? attempts.slice(-1)
      : attempts.filter(({ finalMark }) => finalMark === best).toSorted((one, other) => (other.mark ?? 0) - (one.mark ?? 0))
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

/** The mean of marks, to one decimal; null without any. */
const meanOf = (marks: readonly number[]): number | null =>
  marks.length === 0 ? null : Math.round((marks.reduce((sum, one) => sum + one, 0) / marks.length) * 10) / 10

/** What the results of a module in the set of a result come to, in its centre and everywhere; a mark that is withheld is in no mean. */
function meansOf(resultId: number, results: readonly ResourceRecord[]): ResultSlip['modules'][number]['means'] {
  const { resultIntakeId, moduleId, centreId } = (results.find(({ id }) => id === resultId)?.fields ?? {}) as Partial<Shown>
  const alike = results.flatMap(({ fields }) => {
    const one = fields as Shown
    const isGraded = one.finalMark !== undefined && one.outcome !== 'Withheld'
    return isGraded && one.resultIntakeId === resultIntakeId && one.moduleId === moduleId ? [one] : []
  })
  const all = meanOf(alike.map(({ finalMark = 0 }) => finalMark))
  const centre = meanOf(alike.flatMap((one) => (one.centreId === centreId ? [one.finalMark ?? 0] : [])))
  return all === null ? undefined : { ...(centre !== null && { centre }), all }
}

/** The semesters in which the streams that a student was in during these years teach a module. */
function semestersOf(moduleId: number, studentId: number, yearIds: ReadonlySet<number>, store: PersonalStore): number[] {
  const taken = store.records('StudentCurriculum').where(({ fields }) => {
    const one = fields as FieldsOf<'StudentCurriculum'>
    return one.studentId === studentId && yearIds.has(one.yearId)
  })
  const taught = taken.flatMap(({ fields }) => {
    const { curriculumId, streamId } = fields as FieldsOf<'StudentCurriculum'>
    return store.records('Subcurriculum').where(({ fields: of }) => {
      const part = of as FieldsOf<'Subcurriculum'>
      return part.curriculumId === curriculumId && part.streamId === streamId && part.moduleIds.includes(moduleId)
    })
  })
  return [...new Set(taught.map(({ fields }) => (fields as FieldsOf<'Subcurriculum'>).semester))].toSorted((one, other) => one - other)
}

/** What a student takes now, and what the results are for; the latter is told to the provider and the centre. */
function aboutStudent({ id, fields }: ResourceRecord, store: PersonalStore): Partial<ResultSlip> {
  const ofStudent = ({ fields: of }: ResourceRecord) => of['studentId'] === id
  const curricula = store.records('StudentCurriculum').where(ofStudent)
  const taken = curricula.find(({ status }) => status === active) ?? curricula.at(-1)
  const named = {
    ...(taken && {
      programName: store.named('Program', Number(taken.fields['programId'])),
      intakeName: store.named('Intake', Number(taken.fields['intakeId'])),
    }),
  }
  if (store.user.contactType !== 'NCUK' && store.user.contactType !== 'CENTER') return named
  const ucasId = textOf(fields['ucasId'])
  const firm = firmChoiceOf(id, store.db)
  return {
    ...named,
    ...(ucasId !== '' && { ucasId }),
    ...(firm && {
      offer: { institutionName: store.named('University', Number(firm.fields['institutionId'])), decision: textOf(firm.status) },
    }),
    enquiries: store
      .scoped('ResultEnquiry')
      .filter(ofStudent)
      .map(({ id: enquiryId, status, fields: of }) => ({
        enquiryId,
        enquiryName: textOf(of['enquiryName']),
        service: textOf(of['service']),
        askedOn: textOf(of['askedOn']),
        state: textOf(status),
        ...(typeof of['outcomeMark'] === 'number' && { outcomeMark: of['outcomeMark'] }),
      })),
  }
}

/** Every change of the results of a student, newest first. */
export function changesOfResults({ id }: ResourceRecord, store: PersonalStore): StudentChange[] {
  const names = new Map(
    store
      .scoped('Result')
      .filter(({ fields }) => fields['studentId'] === id)
      .map((row) => [row.id, textOf(row.fields['resultName'])]),
  )
  const entries = store.db.historyEntries.where(({ resource, recordId }) => resource === 'Result' && names.has(recordId))
  return changesIn(entries, ({ recordId }) => names.get(recordId) ?? '')
}

/** A student whose records a university does not see, and whose results it does: one who has taken its offer. */
export const studentOfSlip = (id: number, store: PersonalStore): ResourceRecord | null =>
  store.user.contactType === 'INSTITUTE' && whoReplied(store.user.institutionId, store).has(id) ? store.records('Student').find(id) : null

/** All results of a student that the caller may see, by module. */
export function slipOf(record: ResourceRecord, store: PersonalStore): ResultSlip {
  const { id, fields } = record
  const seen = store.scoped('Result')
  const attempts = seen.filter((row) => row.fields['studentId'] === id).map((row) => attemptOf(row, store))
  const yearsOf = (moduleId: number): ReadonlySet<number> =>
    new Set(attempts.flatMap((one) => (one.moduleId === moduleId ? [one.set?.yearId ?? 0] : [])))
  const modules = [...new Set(attempts.map(({ moduleId }) => moduleId))]
    .map((moduleId) => {
      const { moduleCode, colourId } = store.records('Module').find(moduleId)?.fields ?? {}
      const colourCode = textOf(store.records('Colour').find(Number(colourId))?.fields['colourCode'])
      const own = counted(inOrder(attempts.filter((one) => one.moduleId === moduleId)))
      const standing = own.find((one) => one.isCounted === 1 && one.finalMark !== undefined)
      const means = standing && store.user.contactType === 'NCUK' ? meansOf(standing.resultId, seen) : undefined
      return {
        moduleId,
        moduleName: store.named('Module', moduleId),
        moduleCode: textOf(moduleCode),
        ...(colourCode !== '' && { colourCode }),
        semesters: semestersOf(moduleId, id, yearsOf(moduleId), store),
        ...(means && { means }),
        attempts: own,
      }
    })
    .toSorted((one, other) => one.moduleName.localeCompare(other.moduleName, 'en'))
  const points = modules.flatMap(({ attempts: all }) => all.flatMap((one) => (one.isCounted === 1 ? (one.points ?? []) : [])))
  return {
    studentName: fullNameOf(fields),
    studentRef: textOf(fields['studentRef']),
    centreId: Number(fields['centreId']),
    centreName: store.named('Centre', Number(fields['centreId'])),
    ...aboutStudent(record, store),
    ...(points.length > 0 && { totalPoints: bestThree(points) }),
    modules,
    awaited: awaitedOf(id, store),
    serverTime: store.now,
  }
}
