import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { heldDates, isSelectedUnsaved } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
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
  /** A block with slots, and two of its dates that nothing is scheduled on. */
  readonly saved: string
  readonly dates: readonly [CivilDate, CivilDate]
  /** A block with dates, and no slots. */
  readonly bare: string
  readonly bareDate: CivilDate
}

const blocksOf: Readonly<Record<string, Blocks>> = {
  exam: { saved: '104', dates: ['2027-03-26', '2027-03-29'], bare: '107', bareDate: '2027-08-02' },
  test: { saved: '206', dates: ['2027-06-21', '2027-06-23'], bare: '210', bareDate: '2027-09-06' },
}

export const blocksOn = ({ spec }: JourneyKind): Blocks => {
  const blocks = blocksOf[spec.id]
  if (!blocks) throw new Error(`No block of the kind ${spec.id} is walked.`)
  return blocks
}

export const inputs = { saved: 'a saved block', bare: 'a block without slots', fresh: 'a new block' } as const

const isIn = ({ context }: AnyMachineSnapshot, kept: 'slots' | 'saved', slot: number, { moduleId }: typeof physics): boolean =>
  context.days[context.selected?.id]?.[kept][slot - 1]?.modules.some((module: typeof physics) => module.moduleId === moduleId) ?? false

/** Whether the module that is scheduled stands in a slot of the date that lies open. */
export const isPlacedIn = (at: AnyMachineSnapshot, slot: number): boolean => isIn(at, 'slots', slot, physics)

/** Whether what somebody else stored is what is known to be stored. */
export const isTheirs = (at: AnyMachineSnapshot): boolean => isIn(at, 'saved', 1, biology)

/** Whether the module of somebody else's schedule stands on the date that lies open. */
export const showsTheirs = (at: AnyMachineSnapshot): boolean => isIn(at, 'slots', 1, biology)

/** Whether the date that lies open has unsaved edits. */
export const isEdited = (at: AnyMachineSnapshot): boolean => isSelectedUnsaved(at.context)

/** Whether somebody else's schedule has just taken the place of one that was untouched. */
export const isReplaced = (at: AnyMachineSnapshot): boolean => at.matches('editing') && at.context.notice?.tone === 'warning'

/** The step as its page begins, with one module and two dates. */
export function schedulingOn(kind: JourneyKind): ChartEntry {
  const { saved, bare, dates } = blocksOn(kind)
  const { stepInput } = wizardInputs(kind.spec)[inputs.saved]
  const input = (blockId: string, isEditMode: boolean) => stepInput.scheduling({ blockId, isEditMode, date: null })
  const two = dates.map((date) => ({ id: date, date }))
  const [first] = dates
  const empty = day([], [])
  const draft = { at: 1, days: [{ dateId: first, date: first, saved: empty, slots: day([card(physics)], []) }] }
  const spot = { slot: 1, moduleId: physics.moduleId }
  const broken = failed('a broken network', new Error('No network.'))
  const silent = failed('no answer', new Error('No answer.'))
  const refused = failed('refused', new Error('No.'))
  const events: readonly SchedulingEvent[] = [
    { type: 'module.place', module: physics, slot: 1 },
    { type: 'module.place', module: physics, slot: 2 },
    { type: 'module.move', module: physics, from: 1, to: 2 },
    { type: 'module.remove', module: physics, slot: 1 },
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
    { type: 'conflict.keepMine' },
    { type: 'conflict.takeTheirs' },
    { type: 'conflict.cancel' },
    { type: 'draft.restore' },
    { type: 'draft.discard' },
    { type: 'notice.close' },
  ]
  return {
    ...scheduling,
    inputs: { [inputs.saved]: input(saved, true), [inputs.bare]: input(bare, true), [inputs.fresh]: input('fresh', false) },
    events,
    // A failure of each sort comes first somewhere, and is the one that is walked when only one is.
    answers: {
      loadDates: [
        done('two dates', { dates: two, draft: null }),
        done('unsaved edits of an earlier visit', { dates: two, draft }),
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
        done('saved', { kind: 'saved', dateIds: [first], message: 'Schedule saved.', savedAt: 1 }),
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
        removals.length > 0,
        isAimed && goal.kind,
        offer !== null,
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
