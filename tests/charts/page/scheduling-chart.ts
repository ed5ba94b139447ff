import type { AnyMachineSnapshot, EventObject, SnapshotFrom } from 'xstate'
import { heldDates, isSelectedUnsaved, replacedDates } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import * as historyRules from '#machines/blocks/scheduling/scheduling-history.ts'
import type { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type { DayDraft, SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { day, card } from '#tests/machines/scheduling/start.ts'
import type { JourneyKind } from '#tests/pages/journey.ts'
import type { ChartEntry } from '#tests/support/charts/chart-entry.ts'
import { wizardInputs } from '#tests/support/charts/entries/block-wizard.ts'
import { scheduling } from '#tests/support/charts/entries/scheduling.ts'
import { stepEvents } from '#tests/support/charts/fixtures/step-events.ts'
import { done, failed } from '#tests/support/charts/ports.ts'

export const physics = { moduleId: '305', name: 'Physics' }
const biology = { moduleId: '307', name: 'Biology' }

interface Blocks {
  /**
   * A block with slots, and three of its dates that nothing is scheduled on: a proposal sets Physics on the first and Biology
   * on the last, and leaves the second alone.
   */
  readonly saved: string
  readonly dates: readonly [CivilDate, CivilDate, CivilDate]
  /** A block with dates, and no slots. */
  readonly bare: string
  readonly bareDate: CivilDate
}

const blocksOf: Readonly<Record<string, Blocks>> = {
  exam: { saved: '113', dates: ['2027-06-14', '2027-06-15', '2027-06-16'], bare: '107', bareDate: '2027-08-02' },
  test: { saved: '206', dates: ['2027-06-21', '2027-06-24', '2027-06-23'], bare: '210', bareDate: '2027-09-06' },
}

export const blocksOn = ({ spec }: JourneyKind): Blocks => {
  const blocks = blocksOf[spec.id]
  if (!blocks) throw new Error(`No block of the kind ${spec.id} is walked.`)
  return blocks
}

export const inputs = { saved: 'a saved block', bare: 'a block without slots', fresh: 'a new block' } as const

/** The modules that the page lists: the proposal for these two is known. */
export const listed: readonly string[] = [physics.moduleId, biology.moduleId]

type Day = DayDraft | undefined
const holds = (day: Day, kept: 'slots' | 'saved', slot: number, { moduleId }: typeof physics): boolean =>
  day?.[kept][slot - 1]?.modules.some((module) => module.moduleId === moduleId) ?? false
const openDay = ({ context }: AnyMachineSnapshot): Day => context.days[context.selected?.id]

/** Whether the module that is scheduled stands in a slot of the date that lies open. */
export const isPlacedIn = (at: AnyMachineSnapshot, slot: number): boolean => holds(openDay(at), 'slots', slot, physics)

/** Whether the machine knows that another person's schedule is stored on the open date. */
export const isTheirs = (at: AnyMachineSnapshot): boolean => holds(openDay(at), 'saved', 1, biology)

/** The same for a date that need not be open. */
export const hasTheirs = (at: AnyMachineSnapshot, date: CivilDate): boolean =>
  Object.values<DayDraft>(at.context.days).some((day) => day.date === date && holds(day, 'saved', 1, biology))

/** Whether the module of somebody else's schedule stands on the date that lies open. */
export const showsTheirs = (at: AnyMachineSnapshot): boolean => holds(openDay(at), 'slots', 1, biology)

/** Whether the date that lies open has unsaved edits. */
export const isEdited = (at: AnyMachineSnapshot): boolean => isSelectedUnsaved(at.context)

/** How many dates have to be read before the last step can be undone. */
const unreadToUndo = ({ context: { history, selected } }: SnapshotFrom<typeof schedulingMachine>): number =>
  new Set(history.done.at(-1)?.changes.flatMap(({ dateId }) => (dateId === selected?.id ? [] : [dateId]))).size

/** Whether somebody else's schedule has just taken the place of one that was untouched. */
export const isReplaced = (at: AnyMachineSnapshot): boolean => {
  const { notice, selected, input } = at.context
  return at.matches('editing') && notice !== null && notice.text === input.texts.changedElsewhere(selected?.date ?? '')
}

/** The step as its page begins, with two modules and three dates. */
export function schedulingOn(kind: JourneyKind): ChartEntry {
  const { saved, bare, dates } = blocksOn(kind)
  const { stepInput } = wizardInputs(kind.spec)[inputs.saved]
  // The page has the rules of the history, and their texts, by the time that anything is edited.
  const input = (blockId: string, isEditMode: boolean) => {
    const given = stepInput.scheduling({ blockId, isEditMode, date: null })
    return { ...given, historyRules: () => historyRules, texts: { ...given.texts, skipped: () => 'Changed since.' } }
  }
  const all = dates.map((date) => ({ id: date, date })).toSorted((one, other) => one.date.localeCompare(other.date))
  const [first, second, third] = dates
  const empty = day([], [])
  const draftOf = (date: CivilDate, module: typeof physics) => ({ dateId: date, date, saved: empty, slots: day([card(module)], []) })
  const draft = { at: 1, days: [draftOf(first, physics)] }
  const spot = { slot: 1, moduleId: physics.moduleId }
  const broken = failed('a broken network', new Error('No network.'))
  const silent = failed('no answer', new Error('No answer.'))
  const refused = failed('refused', new Error('No.'))
  const events: readonly SchedulingEvent[] = [
    { type: 'module.place', module: physics, slot: 1 },
    { type: 'module.place', module: physics, slot: 2 },
    { type: 'module.move', module: physics, from: 1, to: 2 },
    { type: 'module.remove', module: physics, slot: 1 },
    { type: 'module.moveToDate', module: physics, from: 1, date: { id: second, date: second }, slot: 1, stored: empty },
    { type: 'removal.undo', id: 1 },
    { type: 'version.toggle', card: spot, version: 'V1', order: ['V1', 'V2', 'V3', 'V4'] },
    {
      type: 'submoduleVersion.toggle',
      card: spot,
      submodule: { id: '1', name: 'Paper 1 Multiple Choice' },
      version: 'V1',
      order: ['V1', 'V2', 'V3', 'V4'],
    },
    ...dates.map((date) => ({ type: 'date.select' as const, date })),
    { type: 'day.retry' },
    ...stepEvents,
    { type: 'days.save' },
    { type: 'proposal.accept', days: [draftOf(first, physics), draftOf(third, biology)], count: 2 },
    { type: 'pairs.read', mayShareSlot: true },
    { type: 'history.undo' },
    { type: 'history.redo' },
    { type: 'history.jump', id: 0 },
    { type: 'conflict.keepMine' },
    { type: 'conflict.takeTheirs' },
    { type: 'conflict.cancel' },
    { type: 'draft.restore' },
    { type: 'draft.discard' },
    { type: 'loss.accept' },
    { type: 'loss.cancel' },
    { type: 'notice.close' },
  ]
  return {
    ...scheduling,
    inputs: { [inputs.saved]: input(saved, true), [inputs.bare]: input(bare, true), [inputs.fresh]: input('fresh', false) },
    events,
    // A walk may try only the first failure of a port: each sort of failure comes first in one of these lists.
    answers: {
      loadDates: [
        done('three dates', { dates: all, draft: null }),
        done('unsaved edits of an earlier visit', { dates: all, draft }),
        done('no dates', { dates: [], draft: null }),
        broken,
        silent,
        refused,
      ],
      loadDay: [
        done('an empty day', { dateId: first, date: first, slots: empty }),
        done('no slots', { dateId: first, date: first, slots: [] }),
        silent,
        refused,
        broken,
      ],
      saveDays: [
        // The date that lies open is saved in any case.
        done('saved', { kind: 'saved', dateIds: [], message: 'Schedule saved.', savedAt: 1 }),
        done('all saved', { kind: 'saved', dateIds: dates, message: 'Schedule saved.', savedAt: 1 }),
        done('changed elsewhere', { kind: 'conflict', date: first, theirs: day([card(biology)], []) }),
        refused,
        broken,
        silent,
      ],
      drag: (scheduling.answers['drag'] ?? []).flatMap((answer) =>
        answer.kind === 'event' && Object(answer.event).snapshot.value === 'dropping' ? [{ ...answer, event: carried(answer.event) }] : [],
      ),
    },
    project: (snapshot) => {
      const at: AnyMachineSnapshot = Object(snapshot)
      const { value, context } = at
      const { selected, goal, removals, offer, theirs, notice } = context
      const slots = context.days[selected?.id]?.slots ?? []
      const isAimed = at.matches('saving') || at.matches('conflicting')
      return [
        value,
        selected?.id,
        [1, 2].map((slot) => isPlacedIn(at, slot)),
        slots[0]?.modules[0]?.versions.length > 0,
        isEdited(at),
        heldDates(context).length > 0,
        unreadToUndo(at),
        removals.length > 0,
        isAimed && goal.kind,
        offer !== null,
        replacedDates(context).length > 0,
        theirs !== null,
        isTheirs(at),
        isReplaced(at),
        notice?.tone === 'error' && notice.isClosable,
      ]
    },
  }
}

/** A drop of the catalogue, with the module that the page has. */
function carried(event: EventObject): EventObject & { readonly snapshot: unknown } {
  const { context, ...snapshot } = Object(event).snapshot
  return { ...event, snapshot: { ...snapshot, context: { ...context, lifted: { ...context.lifted, module: physics } } } }
}
