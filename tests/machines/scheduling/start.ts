import { createActor, fromPromise, waitFor } from 'xstate'
import * as historyRules from '#machines/blocks/scheduling/scheduling-history.ts'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import { selectedDay, unsavedDays } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type {
  ScheduleDraft,
  EditedDay,
  SaveOutcome,
  SchedulingEvent,
  SchedulingFact,
  SchedulingInput,
} from '#machines/blocks/scheduling/scheduling-types.ts'
import type { BlockDate, ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'

export const dates: readonly BlockDate[] = [
  { id: 'd1', date: '2027-05-24' },
  { id: 'd2', date: '2027-05-25' },
  { id: 'd3', date: '2027-05-27' },
]

export const physics = { moduleId: '1', name: 'Physics' }
export const biology = { moduleId: '2', name: 'Biology' }

export const card = (module: { moduleId: string; name: string }, versions: readonly string[] = []): ScheduledModule => ({
  ...module,
  versions,
  submodules: [],
})

export const day = (...slots: readonly (readonly ScheduledModule[])[]): Slots =>
  slots.map((modules, index) => ({ number: index + 1, clocks: [{ slotId: `s${index}`, zoneName: 'London', time: '09:00' }], modules }))

export const input: SchedulingInput = {
  blockId: '7',
  isEditMode: true,
  date: null,
  isErrorClosable: false,
  spreadLimit: 60,
  mayShareSlot: false,
  now: () => 0,
  historyRules: () => historyRules,
  texts: {
    skipped: (changes, direction) => `${direction} skipped ${changes.map(({ slot, date }) => `slot ${slot} of ${date}`).join(', ')}`,
    submit: (date) => `Please submit data for date ${date}`,
    changedElsewhere: (date) => `${date} was changed`,
    failure: (problem) => ({ code: 400, message: problem instanceof Error ? problem.message : 'odd' }),
  },
}

export interface Server {
  dates: readonly BlockDate[]
  days: Record<string, Slots>
  faults: { dates: boolean; day: boolean; save: boolean }
}

/** The scheduling machine on a server of three dates; `calls` lists loads and saves in the order in which they arrive. */
export async function start(given: Partial<Server> & { input?: Partial<SchedulingInput>; draft?: ScheduleDraft } = {}) {
  const server: Server = {
    dates: given.dates ?? dates,
    days: given.days ?? { d1: day([], []), d2: day([], []), d3: day([], []) },
    faults: given.faults ?? { dates: false, day: false, save: false },
  }
  const calls: string[] = []
  const sent: EditedDay[] = []
  const opened: string[] = []
  const facts: SchedulingFact[] = []
  const kept: (readonly string[])[] = []
  const actor = createActor(
    schedulingMachine.provide({
      actions: {
        keepDrafts: ({ context }) => kept.push([...unsavedDays(context), ...(context.offer?.days ?? [])].map((each) => each.dateId)),
      },
      actors: {
        loadDates: fromPromise(({ input: { blockId } }) => {
          opened.push(blockId)
          return server.faults.dates
            ? Promise.reject(new Error('no dates'))
            : Promise.resolve({ dates: server.dates, draft: given.draft ?? null })
        }),
        loadDay: fromPromise(({ input: { date } }) => {
          calls.push(`load ${date.id}`)
          if (server.faults.day) return Promise.reject(new Error('no day'))
          return Promise.resolve({ dateId: date.id, date: date.date, slots: server.days[date.id] ?? [] })
        }),
        saveDays: fromPromise(({ input: { days: edited } }): Promise<SaveOutcome> => {
          const dateIds = edited.map(({ dateId }) => dateId)
          calls.push(`save ${dateIds.join(' and ')}`)
          if (server.faults.save) return Promise.reject(new Error('The slot is closed.'))
          const changed = edited.find(({ dateId, base }) => base && JSON.stringify(server.days[dateId]) !== JSON.stringify(base))
          if (changed) return Promise.resolve({ kind: 'conflict', date: changed.date, theirs: server.days[changed.dateId] ?? [] })
          sent.push(...edited)
          for (const { dateId, slots } of edited) server.days[dateId] = slots
          return Promise.resolve({ kind: 'saved', dateIds, message: 'Schedule saved.', savedAt: 5 })
        }),
      },
    }),
    { input: { ...input, ...given.input } },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('loading'))
  await settled()
  const send = async (...events: readonly SchedulingEvent[]) => {
    for (const event of events) {
      actor.send(event)
      await settled()
    }
  }
  return {
    actor,
    server,
    calls,
    /** Ids of the blocks whose dates were read. */
    opened,
    sent,
    facts,
    /** Ids of the dates that were kept as drafts, after each edit and save. */
    kept,
    send,
    settled,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
    slots: () => selectedDay(actor.getSnapshot().context)?.slots,
    notice: () => actor.getSnapshot().context.notice,
  }
}

export const place = (module: typeof physics, slot: number): SchedulingEvent => ({ type: 'module.place', module, slot })
export const version = (module: typeof physics, slot: number, name: string): SchedulingEvent => ({
  type: 'version.toggle',
  card: { slot, moduleId: module.moduleId },
  version: name,
  order: ['V1', 'V2', 'V3'],
})
export const select = (date: string): SchedulingEvent => ({ type: 'date.select', date })
