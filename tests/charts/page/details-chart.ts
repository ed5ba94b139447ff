import type { StateValue } from 'xstate'
import type {
  BlockDetailsContext,
  BlockDetailsEvent,
  BlockDetailsInput,
  DetailsDraft,
  LoadedDetails,
} from '#machines/blocks/details/block-details-types.ts'
import { replacedFields } from '#machines/blocks/details/block-details-form.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'
import { shiftFor } from '#mirage/fixtures/anchor.ts'
import type { BlockPlan } from '#mirage/fixtures/block-plans.ts'
import { examBlockPlans } from '#mirage/fixtures/exam-block-plans.ts'
import { testBlockPlans } from '#mirage/fixtures/test-block-plans.ts'
import { addDays } from '#machines/time/days.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import type { JourneyKind } from '#tests/pages/journey.ts'
import type { ChartEntry } from '#tests/support/charts/chart-entry.ts'
import { blockDetails } from '#tests/support/charts/entries/block-details.ts'
import { wizardInputs } from '#tests/support/charts/entries/block-wizard.ts'
import { done, failed } from '#tests/support/charts/ports.ts'

/** Of each kind a draft with modules, and an active block. */
const ids: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  exam: { draft: 102, active: 101 },
  test: { draft: 202, active: 205 },
}

type Which = 'draft' | 'active'

function planOf({ spec }: JourneyKind, which: Which): BlockPlan {
  const plan = [...examBlockPlans, ...testBlockPlans].find(({ kind, id }) => kind === spec.id && id === ids[spec.id]?.[which])
  if (!plan) throw new Error(`There is no ${which} among the ${spec.texts.nouns}.`)
  return plan
}

/** Moves a day of the fixtures by as many days as the seeds are moved. */
const moved = (day: CivilDate): CivilDate => addDays(day, shiftFor(new Date().toISOString().slice(0, 10)))

export function recordOf(kind: JourneyKind, which: Which): BlockRecord {
  const { id, name, shortName, code, from, to, description, status } = planOf(kind, which)
  return {
    id: String(id),
    name,
    shortName,
    code,
    from: moved(from),
    to: moved(to),
    description,
    status,
    revision: 1,
    publishedAt: null,
    academicDates: [],
  }
}

const daysOf = ({ from, to }: BlockRecord) => ({ from: formatCivil(from ?? ''), to: formatCivil(to ?? '') })

/** A last day for the draft that leaves the last of its modules out. */
function shorterOf(kind: JourneyKind): string {
  const last = planOf(kind, 'draft')
    .schedule.map(({ day }) => day)
    .toSorted()
    .at(-1)
  return formatCivil(moved(addDays(last ?? '', -1)))
}

/** The draft that an earlier visit left of a block; that of a saved block deletes an academic date that is gone already. */
export function keptOf(kind: JourneyKind, isNew: boolean): DetailsDraft {
  const record = recordOf(kind, 'draft')
  const fields = { name: 'Summer', shortName: 'Sum', code: 'EB-SUM-1', description: '', status: isNew ? 0 : 2, ...daysOf(record) } as const
  return { fields, academicDates: null, removals: isNew ? [] : [{ id: 987_654, name: 'Late upload' }], at: Date.now() }
}

/** A block that was saved a moment before its page was left. */
export const unaddressed = { blockId: '9', name: 'Summer' }

const loaded = (name: string, answer: Partial<LoadedDetails>) =>
  done(name, { record: null, draft: null, isReturning: false, unaddressed: null, ...answer })

export const activeBlock = 'a saved block, active'

const beginnings = ['a new block', 'a new block with kept edits', 'a new block, back from the academic dates'] as const

const known = new Map<JourneyKind, ChartEntry>()

/** The chart of the details as their page begins: what is stored and kept decides what is loaded. The same entry on each call. */
export function detailsOn(kind: JourneyKind): ChartEntry {
  const entry = known.get(kind) ?? entryOf(kind)
  known.set(kind, entry)
  return entry
}

function entryOf(kind: JourneyKind): ChartEntry {
  const { stepInput } = wizardInputs(kind.spec)['a saved block']
  const inputOf = (blockId: string | null): BlockDetailsInput => stepInput.details({ blockId, isEditMode: blockId !== null })
  const record = recordOf(kind, 'draft')
  const draft = keptOf(kind, false)
  const edits: readonly BlockDetailsEvent[] = [
    { type: 'field.change', field: 'name', value: 'Walked' },
    { type: 'field.change', field: 'to', value: shorterOf(kind) },
  ]
  return {
    ...blockDetails,
    inputs: {
      ...Object.fromEntries(beginnings.map((name) => [name, inputOf(null)])),
      'a saved block': inputOf(record.id),
      [activeBlock]: inputOf(recordOf(kind, 'active').id),
    },
    events: [...blockDetails.events, ...edits],
    answers: {
      ...blockDetails.answers,
      loadDetails: [
        loaded('a new block', {}),
        loaded('a new block with kept edits', { draft: keptOf(kind, true), unaddressed }),
        loaded('a new block, back from the academic dates', { draft: keptOf(kind, true), isReturning: true }),
        loaded('a saved block', { record }),
        loaded('a saved block with kept edits', { record, draft }),
        loaded('a saved block, back from the academic dates', { record, draft, isReturning: true }),
        loaded('an active block', { record: recordOf(kind, 'active') }),
        failed('no answer', new Error('No block.')),
      ],
      updateBlock: (blockDetails.answers['updateBlock'] ?? []).map((answer) =>
        answer.name === 'changed elsewhere' ? done(answer.name, { kind: 'conflict', theirs: { ...record, name: 'Theirs' } }) : answer,
      ),
    },
    project: ({ value, ...snapshot }) => placeOf(value, Object(snapshot).context),
  }
}

/** What guards read and what decides whether something can be clicked: more would only make the plans longer. */
function placeOf(value: StateValue, context: BlockDetailsContext): unknown {
  const { facts, fields, codeOf, stored, isNext, lost, theirs, offer, mayExist, removals, unaddressed: made, notice } = context
  const { form, code, draft } = { form: '', code: '', draft: '', ...(typeof value === 'object' && Object(value['open'])) }
  // During a save, what was agreed to counts; while editing with a settled code, whether a draft waits to be kept.
  const passing = form === 'editing' ? [code === 'settled' && draft] : [isNext, lost !== null, theirs !== null]
  return [
    typeof value === 'string' ? value : [form, code],
    passing,
    [facts.blockId === null, facts.isDirty, facts.record?.status === 1],
    [fields.name === '', fields.shortName === '', fields.shortName.trim() === codeOf, fields.code === ''],
    [fields.status === 1, fields.to === stored.to],
    [offer !== null, replacedFields(context).length > 0, mayExist !== null, removals.length > 0, made !== null, notice?.tone === 'error'],
  ]
}
