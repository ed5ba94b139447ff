import type { MarkerNote } from '#openapi/assessment/script-marks.ts'
import { addDays } from '../../../factories/days.ts'
import type { FieldsOf, SeedDays, SeedOf } from '../../engine/service.ts'
import type { MarkingFields } from '../../../assessment/marking/script.ts'
import { deserved, satScripts, type SatScript } from './sat.ts'

type Seed = SeedOf<'ScriptMarking'> & Partial<MarkingFields>
type Role = FieldsOf<'ScriptMarking'>['role']
type State = 'Waiting' | 'Marking' | 'Submitted' | 'Agreed'

/** First, second and third marker, in turn. */
const teams: readonly (readonly [first: number, second: number, third: number])[] = [
  [10, 11, 9],
  [9, 10, 11],
  [11, 9, 10],
]

/** By how much the second marker differs from the first: usually, and beyond the tolerance. */
const usual = [0, 0.5, -0.5, 1, -1]
const apart = [2.5, -2.5, 3]

/** How a script stands: the state of each marker's part, and how far the second is from the first. */
interface Plan {
  readonly first: State
  readonly second?: State
  readonly third?: State
  readonly difference: number
}

const small = (place: number): number => usual[place % usual.length] ?? 0
const large = (place: number): number => apart[place % apart.length] ?? 0
const open = (place: number): State => (place % 4 === 1 ? 'Marking' : 'Waiting')

const [physics, economics, management, accounting] = [2, 3, 4, 10]
const allocated = 12
/** The place of the script whose two totals are exactly as far apart as they may be. */
const atTolerance = 6

/** The plan of a script by delivery and by place among those handed in; null without a marker. Papers for the machine alone have none. */
const plans: Readonly<Record<number, (place: number) => Plan | null>> = {
  [physics]: (place) =>
    place % 12 === 3
      ? { first: 'Agreed', second: 'Agreed', third: 'Agreed', difference: large(place) }
      : { first: 'Agreed', second: 'Agreed', difference: small(place) },
  [economics]: (place) =>
    place % 12 === 5
      ? { first: 'Agreed', second: 'Agreed', third: 'Agreed', difference: large(place) }
      : { first: 'Agreed', second: 'Agreed', difference: small(place) },
  [management]: (place) => {
    if (place < 6) return { first: 'Submitted', second: 'Submitted', third: 'Waiting', difference: large(place) }
    if (place === atTolerance) return { first: 'Agreed', second: 'Agreed', difference: 1.5 }
    if (place < 19) return { first: 'Agreed', second: 'Agreed', difference: small(place) }
    if (place < 27) return { first: 'Submitted', second: open(place), difference: small(place) }
    return { first: open(place), second: open(place + 1), difference: small(place) }
  },
  // The last ones came later, and are still to be allocated.
  [accounting]: (place) => (place < allocated ? { first: place < 8 ? 'Agreed' : open(place), difference: 0 } : null),
}

const comments = ['A clear definition.', 'The example does not fit.', 'Names a limit, without a reason.', 'Well argued.']

/** The points of the scheme that a mark is made of. */
function usedPoints({ essays }: SatScript, mark: number): readonly string[] {
  let left = mark
  return (essays[0]?.points ?? []).flatMap(({ point, marks }) => {
    if (marks > left) return []
    left -= marks
    return [point]
  })
}

/** A passage that a marker of the seeds notes: the first sentence of a paragraph. */
function noteAt(answer: string, paragraph: number, text: string | null): readonly MarkerNote[] {
  const paragraphs = answer.split('\n\n')
  const chosen = paragraphs[paragraph]
  if (!chosen) return []
  const from = paragraphs.slice(0, paragraph).reduce((sum, one) => sum + one.length + 2, 0)
  return [{ from, to: from + (chosen.indexOf('.') + 1 || chosen.length), ...(text !== null && { text }) }]
}

/** Every second script has notes. */
const notesOf = (answer: string, { place }: SatScript, role: Role): readonly MarkerNote[] =>
  place % 2 === 1 || role === 'Third'
    ? []
    : role === 'First'
      ? [...noteAt(answer, 0, null), ...noteAt(answer, 1, 'Which of the two is meant?')]
      : noteAt(answer, 1, 'Told well, and to the point.')

const inRange = (mark: number): number => Math.min(10, Math.max(0, mark))

/** What a marker gives for a script: all of it, or the one essay that was answered while it is still being marked. */
function marksOf(
  script: SatScript,
  role: Role,
  mark: number,
  state: State,
): Partial<Pick<MarkingFields, 'marks' | 'overallComment' | 'total'>> {
  if (state === 'Waiting') return {}
  const [answered, ...others] = script.essays
  if (!answered) return {}
  const points = usedPoints(script, mark)
  const comment = comments[script.place % comments.length] ?? ''
  const answer = script.answers.find(({ questionId }) => questionId === answered.questionId)?.value ?? ''
  const notes = notesOf(answer, script, role)
  const own = {
    questionId: answered.questionId,
    marks: mark,
    comment,
    ...(points.length > 0 && { usedPoints: [...points] }),
    ...(notes.length > 0 && { notes: [...notes] }),
  }
  const rest = state === 'Marking' ? [] : others.map(({ questionId }) => ({ questionId, marks: 0 }))
  return { marks: [own, ...rest].toSorted((one, other) => one.questionId - other.questionId), total: mark }
}

/** The marks of both markers, so that they are as far apart as the plan says. */
export function pairOf(script: SatScript, difference: number): readonly [first: number, second: number] {
  const first = deserved(script)
  const second = first + difference
  if (second > 10 || second < 0) return [first, inRange(first - difference)]
  return [first, second]
}

/** Each script that is handed in, with its plan. */
function planned(days: SeedDays): readonly { readonly script: SatScript; readonly plan: Plan; readonly index: number }[] {
  const counts = new Map<number, number>()
  return satScripts(days).flatMap((script) => {
    const planOf = plans[script.deliveryId]
    if (!planOf || (script.status !== 'Submitted' && script.status !== 'Timed out')) return []
    const index = counts.get(script.deliveryId) ?? 0
    counts.set(script.deliveryId, index + 1)
    const plan = planOf(index)
    return plan ? [{ script, plan, index }] : []
  })
}

/** The marks that people agreed on, by delivery and candidate: "4/2041 0773". */
export function agreedMarks(days: SeedDays): ReadonlyMap<string, number> {
  return new Map(
    planned(days).flatMap(({ script, plan }) => {
      if (plan.first !== 'Agreed') return []
      const [first, second] = pairOf(script, plan.difference)
      const mean = Math.floor(first + second + 0.5) / 2
      const agreed = plan.third ? second : plan.second ? mean : first
      return [[`${script.deliveryId}/${script.candidateNumber}`, agreed] as const]
    }),
  )
}

/** About 220 markings: agreed, beyond the tolerance, being marked, and waiting. */
export function scriptMarkingSeeds(days: SeedDays): Seed[] {
  return planned(days)
    .flatMap(({ script, plan, index }) => {
      const team = teams[index % teams.length] ?? [10, 11, 9]
      const [first, second] = pairOf(script, plan.difference)
      const isOver = plan.first === 'Agreed'
      // Some are late.
      const dueOn = isOver ? addDays(script.day, 21) : index % 11 === 10 ? days.inDays(-2) : days.inDays(3 + (index % 12))
      const part = (role: Role, markerId: number, mark: number, state: State): Omit<Seed, 'id'> => ({
        status: state,
        deliveryId: script.deliveryId,
        candidateNumber: script.candidateNumber,
        markerId,
        role,
        dueOn,
        ...marksOf(script, role, mark, state),
        ...(role === 'Third' && state === 'Agreed' && { overallComment: 'The example fits, and the limit is named.' }),
      })
      return [
        part('First', team[0], first, plan.first),
        ...(plan.second ? [part('Second', team[1], second, plan.second)] : []),
        ...(plan.third ? [part('Third', team[2], second, plan.third)] : []),
      ]
    })
    .map((seed, index): Seed => ({ id: index + 1, ...seed }))
}
