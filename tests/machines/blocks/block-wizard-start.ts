import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { BlockDetailsPorts } from '#machines/blocks/details/block-details-types.ts'
import { blockDetailsMachine } from '#machines/blocks/details/block-details.machine.ts'
import { blockSummaryMachine, type BlockSummaryPorts } from '#machines/blocks/summary/block-summary.machine.ts'
import { blockWizardMachine } from '#machines/blocks/wizard/block-wizard.machine.ts'
import type { BlockWizardEvent, BlockWizardFact, BlockWizardPorts, StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type { SchedulingPorts } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { TimeZonesPorts } from '#machines/blocks/time-zones/time-zones-types.ts'
import type { ZoneRef } from '#machines/blocks/time-zones/time-zones-rules.ts'
import { timeZonesMachine } from '#machines/blocks/time-zones/time-zones.machine.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { wizardInput } from '#src/blocks/wizard/wizard-actor.ts'
import { mayExams } from '#tests/support/block-fixture.ts'
import { createFakeDraftStore } from '#tests/support/block-fixture.ts'

export interface WizardTestOptions {
  kind?: BlockKindSpec
  blockId?: string | null
  step?: StepNumber
  status?: 0 | 1 | 2
  isBlocked?: boolean
  fails?: boolean | Error
  openPoints?: readonly OpenPoint[]
  /** The summary when it is read again; as it was opened by default. */
  now?: () => { status?: 0 | 1 | 2; openPoints?: readonly OpenPoint[] }
  /** Steps that cannot be read. */
  unread?: readonly StepNumber[]
}

/** The wizard on answers that a test gives, after its first step has loaded. */
export const startWizard = async ({
  kind = examKind,
  blockId = null,
  step = 0,
  status = 2,
  isBlocked = false,
  fails = false,
  openPoints = [],
  now = () => ({}),
  unread = [],
}: WizardTestOptions = {}) => {
  const facts: BlockWizardFact[] = []
  const calls: string[] = []
  const clock = new SimulatedClock()
  const bodies: unknown[] = []
  const call = (name: string, body: unknown) => {
    calls.push(name)
    bodies.push(body)
    return fails ? Promise.reject(fails === true ? new Error('refused') : fails) : Promise.resolve()
  }
  const readable = (one: StepNumber) => {
    if (unread.includes(one)) throw new Error('No answer.')
  }
  const zones: readonly ZoneRef[] = [{ groupId: '1', zoneId: '11' }]
  const dates = [
    { id: 'd1', date: '2027-05-24' },
    { id: 'd2', date: '2027-05-25' },
  ]
  const details: BlockDetailsPorts = {
    loadDetails: fromPromise(async ({ input }) => {
      readable(0)
      return { record: input.blockId === null ? null : mayExams, draft: null, isReturning: false, unaddressed: null }
    }),
    generateCode: fromPromise(async () => 'EB-2'),
    findCreated: fromPromise(() => Promise.resolve<BlockRecord | null>(null)),
    createBlock: fromPromise(async ({ input }) => {
      await call('create', input)
      return { id: '9', message: 'Created.', savedAt: 1, record: null, removed: [], left: [] }
    }),
    updateBlock: fromPromise(async ({ input }) => {
      await call('update', input)
      return { kind: 'saved', message: 'Updated.', savedAt: 1, record: null, removed: [], left: [] }
    }),
  }
  const timeZones: TimeZonesPorts = {
    loadDefaultZones: fromPromise(async () => {
      readable(1)
      return zones
    }),
    loadSlots: fromPromise(async ({ input }) => ({ saved: [], placements: input.blockId === '' ? null : [] })),
    saveZones: fromPromise(async ({ input }) => {
      await call('zones', input)
      return { message: 'Zones saved.', savedAt: 1 }
    }),
  }
  const scheduling: SchedulingPorts = {
    loadDates: fromPromise(async ({ input }) => {
      readable(2)
      return { dates: input.blockId === '' ? [] : dates, draft: null }
    }),
    loadDay: fromPromise(async ({ input: { date } }) => ({
      dateId: date.id,
      date: date.date,
      slots: [{ number: 1, clocks: [{ slotId: 's1', zoneName: 'UK Time', time: '09:00' }], modules: [] }],
    })),
    saveDays: fromPromise(async ({ input }) => {
      await call('schedule', input)
      return { kind: 'saved', dateIds: input.days.map(({ dateId }) => dateId), message: 'Schedule saved.', savedAt: 1 }
    }),
  }
  const summaryOf = (id: string, shown: { status: 0 | 1 | 2; openPoints: readonly OpenPoint[] }) => ({
    record: { ...mayExams, id, status: shown.status },
    openPoints: shown.openPoints,
    settled: [],
  })
  const summary: BlockSummaryPorts = {
    loadSummary: fromPromise(async ({ input }) => {
      readable(3)
      return summaryOf(input.blockId, { status, openPoints })
    }),
  }
  const frame: BlockWizardPorts = {
    removeBlock: fromPromise(async ({ input }) => {
      await call('remove', input)
      return { isBlocked, message: 'Used by 3 centres.' }
    }),
    publishBlock: fromPromise(async ({ input }) => {
      await call('publish', input)
      return { message: 'Published.' }
    }),
    readSummary: fromPromise(async ({ input }) => summaryOf(input.blockId, { status, openPoints, ...now() })),
  }
  const actor = createActor(
    blockWizardMachine.provide({
      actors: {
        ...frame,
        details: blockDetailsMachine.provide({
          actors: details,
          actions: {
            keepDraft: ({ context }) => context.facts.isDirty && calls.push('keep draft'),
            dropDraft: () => calls.push('drop draft'),
          },
        }),
        scheduling: schedulingMachine.provide({ actors: scheduling }),
        timeZones: timeZonesMachine.provide({ actors: timeZones }),
        summary: blockSummaryMachine.provide({ actors: summary }),
      },
    }),
    {
      input: wizardInput(
        { kind, clock: { now: () => 0, today: () => '2026-11-21', elapsed: () => 0 }, drafts: createFakeDraftStore(new Map()) },
        { blockId, step, date: null },
      ),
      clock,
    },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.context.isBusy && !snapshot.hasTag('busy'))
  const isFreeAtFirst = actor.getSnapshot().can({ type: 'wizard.save' })
  await settled()
  const send = (...events: BlockWizardEvent[]) => events.forEach((event) => actor.send(event))
  /** Sends an event to the step that is open, as its view does. */
  const toStep = (event: object) => actor.getSnapshot().children.step?.send(event as never)
  const step0 = (typed: Record<string, string>) => {
    for (const [field, value] of Object.entries(typed)) toStep({ type: 'field.change', field, value })
  }
  return {
    isFreeAtFirst,
    actor,
    send,
    facts,
    calls,
    bodies,
    clock,
    settled,
    toStep,
    step0,
    context: () => actor.getSnapshot().context,
    can: (event: BlockWizardEvent) => actor.getSnapshot().can(event),
  }
}

/** Everything that Next on the details step needs of a person. */
export const fields = { name: 'Summer', shortName: 'Sum', from: '01/06/2027', to: '03/06/2027' }
