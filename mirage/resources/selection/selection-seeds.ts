import type { SelectionAnswers } from '#openapi/selection/answers.ts'
import type { Db } from '../../db.ts'
import { examBlockPlans } from '../../fixtures/exam-block-plans.ts'
import { moduleNamed } from '../../fixtures/modules.ts'
import { testBlockPlans } from '../../fixtures/test-block-plans.ts'
import { accountSeeds } from '../people/seeds/users.ts'
import type { SeedDays } from '../engine/service.ts'
import { acceptedAt } from './accepted-seeds.ts'
import { centresOffered } from './offer-seeds.ts'
import { selectionStatus } from './status.ts'

const { draft, completed, incomplete } = selectionStatus
const currentYear = 22
const baobab = 26
const onCampus = 1
/** Of September 2026 its first teaching date, after which January Exams 2027 begin; a test block beside. */
const september = { intakeId: 401, teachingDateIds: [1] }
const januaryExams = 101
const midTermTests = 201
/** An intake that is inactive by now. */
const july = { intakeId: 406, teachingDateIds: [13] }

/** What centres take of a curriculum: combo routes by turns, its stream, the modules of it. */
const taken: Readonly<
  Record<number, { readonly comboIds: readonly number[]; readonly streamId: number; readonly modules: readonly string[] }>
> = {
  1: {
    comboIds: [1, 2, 3, 4, 5],
    streamId: 1,
    modules: ['Mathematics for Business', 'Economics', 'Business Studies', 'English for Academic Purposes'],
  },
  2: {
    comboIds: [7, 8, 9, 10],
    streamId: 5,
    modules: ['Mathematics for Science', 'Physics', 'Chemistry', 'English for Academic Purposes'],
  },
  5: { comboIds: [17, 18, 19], streamId: 2, modules: ['Quantitative Methods', 'Micro- and Macroeconomics', 'Financial Accounting'] },
  6: { comboIds: [20, 21, 22], streamId: 3, modules: ['Engineering Mathematics', 'Engineering Mechanics', 'Electrical Principles'] },
}

function answersAt(curriculumId: number, place: number): SelectionAnswers {
  const { comboIds: all = [], streamId = 1, modules = [] } = taken[curriculumId] ?? {}
  const first = all[place % all.length] ?? 1
  const second = all[(place + 1) % all.length] ?? 2
  const comboIds = place % 3 === 0 ? [first] : [first, second]
  return {
    comboIds,
    streamIds: [streamId],
    modules: [{ streamId, moduleIds: modules.map((name) => moduleNamed(name).moduleId) }],
    intakes: [september],
    blocks: [{ intakeId: september.intakeId, testblockIds: place % 2 === 0 ? [midTermTests] : [], examblockIds: [januaryExams] }],
    delivery: comboIds.map((comboId) => ({
      comboId,
      intakeId: september.intakeId,
      deliveryMode: onCampus,
      students: 12 + (place % 5) * 2,
    })),
  }
}

const plans = [
  ...examBlockPlans.map(({ id, from, to }) => ({ kind: 'exam' as const, id, from, to })),
  ...testBlockPlans.map(({ id, from, to }) => ({ kind: 'test' as const, id, from, to })),
]

/** When the blocks of these answers take place. */
const blockDaysOf = ({ blocks }: SelectionAnswers, days: SeedDays) =>
  plans
    .filter(({ kind, id }) => blocks.some((row) => row[`${kind}blockIds`].includes(id)))
    .map(({ kind, id, from, to }) => ({ kind, blockId: id, startDate: days.on(from), endDate: days.on(to) }))

/** The first answers of a draft; its place says of how many steps. */
function begun(answers: SelectionAnswers, place: number): Partial<SelectionAnswers> {
  const steps = [
    { comboIds: answers.comboIds },
    { streamIds: answers.streamIds },
    { modules: answers.modules },
    { intakes: answers.intakes },
  ]
  return Object.assign({}, ...steps.slice(0, 1 + (place % steps.length)))
}

/** How many there are of each, in the order in which centres come; the rest is completed and open. */
const counts = { draft: 20, accepted: 30, rejected: 8, incomplete: 12, all: 84 } as const
const open = 'Open'

interface Stand {
  readonly status: number
  readonly decision: 'Open' | 'Accepted' | 'Rejected'
}

/** The status and the decision at a place among the selections that are not accepted. */
function standAt(place: number): Stand {
  if (place < counts.draft) return { status: draft, decision: open }
  if (place < counts.draft + counts.rejected) return { status: incomplete, decision: 'Rejected' }
  return { status: place < counts.draft + counts.rejected + counts.incomplete ? incomplete : completed, decision: open }
}

const pairsOf = (curriculumId: number) => centresOffered(curriculumId).map((centreId) => ({ curriculumId, centreId }))

const accepted: Stand = { status: completed, decision: 'Accepted' }

/** Baobab College Accra has one in each status, one that was accepted before its offer closed, and curriculum 8 not begun. */
const ofBaobab: readonly (readonly [curriculumId: number, stand: Stand])[] = [
  [1, { status: draft, decision: open }],
  [5, { status: completed, decision: open }],
  [6, { status: incomplete, decision: 'Rejected' }],
  [2, accepted],
]

/** Which selections there are and how they stand: those of one centre first, the others by curriculum. */
function stands() {
  const mine = ofBaobab.map(([curriculumId, stand]) => ({ curriculumId, centreId: baobab, ...stand }))
  const others = [1, 2, 6, 5].flatMap(pairsOf).filter(({ centreId }) => centreId !== baobab)
  const left = Array.from({ length: counts.all - counts.accepted }, (_, place) => standAt(place))
  for (const { status, decision } of mine.filter((one) => one.decision !== accepted.decision))
    left.splice(
      left.findIndex((one) => one.status === status && one.decision === decision),
      1,
    )
  const standing = others.flatMap((pair) => {
    const stand = acceptedAt(pair.centreId).includes(pair.curriculumId) ? accepted : left.shift()
    return stand ? [{ ...pair, ...stand }] : []
  })
  return [...mine, ...standing]
}

const why: Readonly<Record<string, string>> = { Rejected: 'The selection was rejected.', Open: 'The selection was opened again.' }

const withMore = (row: SelectionAnswers['delivery'][number]) => ({ ...row, students: (row.students ?? 0) + 10 })

/** 84 selections: 20 drafts, 44 completed of which 30 are accepted, 20 incomplete of which 8 are rejected. */
export function selectionSeeds(days: SeedDays) {
  const [administrator] = accountSeeds
  let isWithdrawn = false
  return stands().map(({ curriculumId, centreId, status, decision }, place) => {
    const whole = answersAt(curriculumId, place)
    // One is incomplete as its intake is inactive by now.
    const isFirstReopened = !isWithdrawn && status === incomplete && decision === open
    isWithdrawn ||= isFirstReopened
    const answers = isFirstReopened ? { ...whole, intakes: [july] } : whole
    return {
      id: place + 1,
      status,
      curriculumId,
      centreId,
      yearId: currentYear,
      decision,
      ...(status === draft ? begun(answers, place) : { ...answers, blockDays: blockDaysOf(answers, days) }),
      ...(status === incomplete && { reason: why[decision] ?? '' }),
      ...(status !== draft && {
        confirmedBy: `${administrator?.firstName ?? ''} ${administrator?.lastName ?? ''}`,
        confirmedAt: `${days.on('2026-09-21')} 10:00:00.000000`,
      }),
    }
  })
}

/** Keeps when each confirmed selection changed, its answers as they were confirmed, and why one of Baobab College Accra was rejected. */
export function seedConfirmations(db: Db, days: SeedDays): void {
  const rejectedAt = `${days.on('2026-09-23')} 09:00:00.000000`
  for (const { id, status, reason: _reason, ...fields } of selectionSeeds(days)) {
    // A draft has not been confirmed.
    if (fields.confirmedAt === undefined) continue
    const isRejected = status === incomplete && fields.centreId === baobab
    const students = isRejected ? { delivery: fields.delivery?.map(withMore) } : {}
    db.records('CentreSelection').update(id, { updatedAt: isRejected ? rejectedAt : fields.confirmedAt })
    db.approvedVersions.insert({ resource: 'CentreSelection', recordId: id, fields: { ...fields, ...students } })
    if (isRejected)
      db.historyEntries.insert({
        resource: 'CentreSelection',
        recordId: id,
        at: rejectedAt,
        by: fields.confirmedBy ?? '',
        act: 'rejected',
        comment: 'The laboratory has 16 seats this year. Expect fewer students, or teach a second group.',
        changes: [],
      })
  }
}
