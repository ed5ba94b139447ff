import { recordTexts } from '#openapi/check-record.ts'
import { result } from '#openapi/generated/resources/results/result.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { markErrors } from '#openapi/results/mark-checks.ts'
import { gradedMark, type Grading } from '#openapi/results/mark-grade.ts'
import { ok } from '../../contract.ts'
import type { Db } from '../../db.ts'
import type { Account } from '../../models.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { serveResource, type Breach, type Definition, type Service, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { isSame, textOf } from '../engine/values.ts'
import { fieldsOf } from '../masters/parts.ts'
import { inModule, ofStudent } from '../students/scope.ts'
import { audienceOf, audiencesAt, type Audience, type SetFields } from './audiences.ts'
import { agreedMark, hasNotSat, isMissing, outcomeOf, type ResultFields } from './marks.ts'
import { resultSeeds } from './seeds/results.ts'
import { seedUploads } from './seeds/uploads.ts'

const inactive = -1

type Shown = ResultFields & Partial<Pick<Resources['Result']['record'], 'centreId' | 'visibleTo'>>

// The stored set, without the computed counts of its rows, which every result would ask for.
const setOf = ({ resultIntakeId }: ResultFields, { db }: Pick<Store, 'db'>): SetFields | null => {
  const record = db.records('ResultSet').find(resultIntakeId)
  return record && (record.fields as SetFields)
}

function gradingOf(moduleId: number, store: Store): Grading & { readonly isEnglish: boolean } {
  const module = fieldsOf('Module', moduleId, store)
  const program = module && fieldsOf('Program', module.programId, store)
  return {
    gradingScale: program?.gradingScale,
    passMark: module?.passMark,
    isEnglish: module?.isEnglish === 1,
  }
}

/** The final mark with its grade and points; nothing without a mark. */
function gradedOf(fields: ResultFields, set: SetFields | null, store: Store) {
  const mark = agreedMark(fields)
  // Undefined, not left out: the record may still have those of an earlier mark.
  if (mark === undefined || hasNotSat(fields)) return { finalMark: undefined, isCapped: undefined, grade: undefined, points: undefined }
  const graded = gradedMark({ mark, attempt: fields.attempt, resitCap: set?.resitCap }, gradingOf(fields.moduleId, store))
  return { ...graded, isCapped: graded.finalMark < mark ? 1 : 0 }
}

/** As records are stored: without what is empty. */
const emptied = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list)

/** What says how well a student did. */
const markFields = ['components', 'rawMark', 'moderatedMark', 'finalMark', 'isMissing', 'isCapped', 'grade', 'points'] as const

const withoutMarks = (fields: ResultFields): ResultFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !markFields.some((one) => one === name))) as ResultFields

function setBreach({ moduleId, ...fields }: ResultFields, { before, db }: Writing<ResultFields>): Breach | null {
  if (before !== null) return null
  return setOf({ moduleId, ...fields }, { db })?.moduleIds.includes(moduleId) === true
    ? null
    : ['moduleId', 'The module is not part of this set.']
}

type VersionsOf = (studentId: number, moduleId: number) => readonly string[]

/** The versions of modules in which students are enrolled. */
function enrolledVersions(db: Db): VersionsOf {
  const found = new Map<string, Set<string>>()
  for (const { fields } of db.records('Enrollment').where(({ status }) => status !== 'Withdrawn')) {
    const key = `${textOf(fields['studentId'])} ${textOf(fields['moduleId'])}`
    found.set(key, (found.get(key) ?? new Set()).add(textOf(fields['version'])))
  }
  return (studentId, moduleId) => [...(found.get(`${studentId} ${moduleId}`) ?? [])]
}

/** `known` spares many writes in one call the look at all enrolments. */
const enrolmentBreach =
  (known?: VersionsOf) =>
  ({ studentId, moduleId, version }: ResultFields, { before, db }: Writing<ResultFields>): Breach | null => {
    if (before !== null && before.version === version) return null
    const versions = (known ?? enrolledVersions(db))(studentId, moduleId)
    if (versions.length === 0) return ['moduleId', 'The student is not enrolled in this module.']
    return versions.includes(version) ? null : ['version', `The student is enrolled in version ${versions.join(', ')}.`]
  }

function twiceBreach(fields: ResultFields, { id, db }: Writing<ResultFields>): Breach | null {
  const names = ['resultIntakeId', 'studentId', 'moduleId'] as const
  const twin = db.records('Result').findBy((one) => one.id !== id && names.every((name) => one.fields[name] === fields[name]))
  return twin ? ['moduleId', 'The student has a result of this module in this set already.'] : null
}

function markBreach(fields: ResultFields): Breach | null {
  const tooFine = markErrors(fields)
  for (const name of ['rawMark', 'moderatedMark'] as const) {
    const mark = fields[name]
    if (mark === undefined) continue
    if (hasNotSat(fields)) return [name, `${fields.outcome === 'Absent' ? 'An absent' : 'A deferred'} student has no mark.`]
    const error = tooFine.get(name)
    if (error !== undefined) return [name, error]
  }
  if ((fields.outcome === 'Pass' || fields.outcome === 'Fail') && agreedMark(fields) === undefined)
    return ['rawMark', recordTexts.required(result.fields.rawMark.label)]
  return null
}

/** What decides about a pass. */
const deciding = ['rawMark', 'moderatedMark', 'attempt', 'outcome'] as const

function outcomeBreach(fields: ResultFields, { before, ...store }: Writing<ResultFields>): Breach | null {
  const mark = agreedMark(fields)
  if (mark === undefined || (fields.outcome !== 'Pass' && fields.outcome !== 'Fail')) return null
  // The pass mark of the module may be another one since.
  if (before !== null && deciding.every((name) => isSame(fields[name], before[name]))) return null
  const outcome = outcomeOf(mark, fields, setOf(fields, store)?.resitCap, store)
  return outcome === fields.outcome ? null : ['outcome', `A mark of ${mark} is a ${outcome}.`]
}

function paperBreach({ moduleId, components = [] }: ResultFields, store: Writing<ResultFields>): Breach | null {
  const index = components.findIndex(({ submoduleId }) => fieldsOf('Submodule', submoduleId, store)?.moduleId !== moduleId)
  return index === -1 ? null : [`components.${index}.submoduleId`, 'Choose a paper of the module.']
}

/** What is not changed without a reason once an audience has it. */
const released = ['components', 'rawMark', 'moderatedMark', 'outcome', 'attempt'] as const

const isReleased = (set: SetFields | null): boolean => (set?.releasedTo ?? []).length > 0

function reasonBreach(fields: ResultFields, { before, db }: Writing<ResultFields>): Breach | null {
  if (before === null || !isReleased(setOf(fields, { db }))) return null
  const isChanged = released.some((name) => !isSame(fields[name], before[name]))
  if (!isChanged) return null
  if (fields.changeReason === undefined) return ['changeReason', recordTexts.required(result.fields.changeReason.label)]
  return fields.changeReason === before.changeReason ? ['changeReason', 'Say why the released result changes.'] : null
}

/** The students who have taken an offer of a university that still stands: those who declined share nothing with it. */
export const whoReplied = (institutionId: number | null, store: Store): ReadonlySet<number> =>
  new Set(
    store.db
      .records('DirectPlacement')
      .where(
        ({ fields: { institutionId: id, reply }, status }) =>
          id === institutionId && status !== 'Withdrawn' && (reply === 'Firm' || reply === 'Insurance'),
      )
      .map(({ fields }) => Number(fields['studentId'])),
  )

/** A test for the results that are a person's own, by the person's audience. */
function ownOf(audience: Audience | undefined, user: Account, store: Store): (fields: Shown) => boolean {
  if (audience === 'Students') return ({ studentId }) => studentId === user.studentId
  if (audience === 'Centres') return ({ centreId }) => centreId === user.centreId
  const replied = audience === 'Universities' ? whoReplied(user.institutionId, store) : new Set<number>()
  return ({ studentId }) => replied.has(studentId)
}

const definition = {
  seeds: resultSeeds,
  seedBeside: seedUploads,
  scope: (user, store) => {
    if (user.contactType === 'NCUK') return () => true
    const audience = audienceOf(user.contactType)
    const isOwn = ownOf(audience, user, store)
    return (fields: Shown, _id, status) =>
      status === 1 && audience !== undefined && fields.visibleTo?.includes(audience) === true && isOwn(fields)
  },
  calculated: (fields, _id, store) => {
    const set = setOf(fields, store)
    const viewFlag = fields.viewFlag ?? 1
    return {
      // A student sits a module in more than one set.
      resultName: [inModule(fields.studentId, fields.moduleId, store), ...(set ? [set.resultSetName] : [])].join(' – '),
      ...ofStudent(fields.studentId, store),
      studentRef: store.db.records('Student').find(fields.studentId)?.fields['studentRef'],
      ...gradedOf(fields, set, store),
      isMissing: isMissing(fields) ? 1 : 0,
      isReleased: isReleased(set) ? 1 : 0,
      viewFlag,
      visibleTo: set && viewFlag === 1 ? emptied(audiencesAt(set, store.now)) : undefined,
    }
  },
  hiddenFields: ({ contactType }) => (contactType === 'NCUK' ? [] : ['changeReason', 'visibleTo', 'isReleased']),
  shownTo:
    ({ contactType }) =>
    (fields) =>
      contactType === 'NCUK' || fields.outcome !== 'Withheld' ? fields : withoutMarks(fields),
  // Deactivating or deleting a released result would take its mark away without a reason; a withdrawal has one.
  moveRefusal: (fields, { status, db }) =>
    status === inactive && isReleased(setOf(fields, { db })) ? 'A released result is not deactivated. Withdraw its set first.' : null,
  deleteRefusal: (fields, { db }) =>
    isReleased(setOf(fields, { db })) ? 'A released result is not deleted. Withdraw its set first.' : null,
  on: {
    // Earlier marks were never released.
    history: (service, call) => {
      if (call.store.user.contactType === 'NCUK') return standardCalls.history(service, call)
      found(service, call.id, call.store)
      return ok([])
    },
  },
} satisfies Omit<Definition<'Result'>, 'rules'>

/** The marks of students. An audience sees them once they are released to it and their time has come, by the server's clock. */
export const results = serveResource({
  rules: result,
  ...definition,
  checks: [setBreach, enrolmentBreach(), twiceBreach, markBreach, outcomeBreach, paperBreach, reasonBreach],
})

/** The same for the rows of a file in one call: a row of a student and a module is the result that is there. */
export const uploadedResults = (db: Db): Service<'Result'> =>
  serveResource({
    ...definition,
    rules: { ...result, importKeys: ['resultIntakeId', 'studentId', 'moduleId'] },
    checks: [setBreach, enrolmentBreach(enrolledVersions(db)), markBreach, outcomeBreach, paperBreach, reasonBreach],
  })
