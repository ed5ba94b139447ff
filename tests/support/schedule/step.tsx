import { QueryClientProvider } from '@tanstack/react-query'
import { render } from 'vitest-browser-react'
import { createActor } from 'xstate'
import '#src/ui/styles.css'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { BlockDate, Module, ProhibitedPair, ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { ServicesProvider } from '#src/api/services.tsx'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { modulesQuery } from '#src/blocks/queries.ts'
import { createSchedulingLogic } from '#src/blocks/scheduling/scheduling-actors.ts'
import { historyRules } from '#src/blocks/scheduling/history/lazy-history.ts'
import { SchedulingStep } from '#src/blocks/scheduling/SchedulingStep.tsx'
import type { BlockService } from '#src/blocks/service.ts'
import { fixedClock } from '#src/time/clock.ts'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { openCodec } from './server.ts'

/** A block as the step reads it: dates with the slots of each, and what can be scheduled. */
export interface ScheduleBlock {
  /** Its edits can be undone by the bar of steps. */
  readonly hasHistory?: true
  readonly days: readonly { readonly date: BlockDate; readonly slots: Slots }[]
  readonly modules: readonly Module[]
  readonly pairs: readonly ProhibitedPair[]
  /** The modules as an earlier visit has read them. */
  readonly known?: readonly Module[]
  /** Reads are answered once this resolves. */
  readonly late?: Partial<Record<'modules' | 'prohibitedPairs' | 'summary' | 'zoneGroups', Promise<unknown>>>
}

export const moduleOf = (id: number, versions: readonly string[] = ['1.0', '2.0']): Module => ({
  id: String(id),
  name: `Module ${id}`,
  colour: '#2f6fde',
  versions,
  submodules: [{ id: `${id}-1`, name: 'Paper 1', versions: ['1.0', '2.0'] }],
})

export const cardOf = (id: number, versions: readonly string[] = ['1.0']): ScheduledModule => ({
  moduleId: String(id),
  name: `Module ${id}`,
  versions,
  submodules: [],
})

const zones = ['Greenwich Mean Time', 'West Africa Time', 'Gulf Time', 'Pakistan Standard Time', 'China Standard Time']

/** The slots of a day, each with the cards of the modules that are named. */
export const slotsOf = (...contents: readonly (readonly ScheduledModule[])[]): Slots =>
  contents.map((modules, index) => ({
    number: index + 1,
    clocks: zones.map((zoneName, zone) => ({
      slotId: `${index}-${zone}`,
      zoneName,
      time: `${String(8 + index + zone).padStart(2, '0')}:00`,
    })),
    modules,
  }))

const notAsked = () => Promise.reject(new Error('The step does not ask this.'))

/** The aggregator of one block, which keeps what is saved. */
function serve({ days, modules, pairs, late = {} }: ScheduleBlock): BlockService {
  const stored = new Map<string, SummaryDay>(
    days.map(({ date, slots }) => [
      date.id,
      { dateId: date.id, date: date.date, slots, dayName: '', isHoliday: false, moduleCount: 0, versionCount: 0, submoduleCount: 0 },
    ]),
  )
  const record = {
    id: '7',
    name: 'May',
    shortName: 'May',
    code: 'M',
    from: null,
    to: null,
    description: '',
    status: 2 as const,
    revision: null,
    publishedAt: null,
  }
  return {
    list: notAsked,
    record: notAsked,
    generateCode: notAsked,
    create: notAsked,
    update: notAsked,
    remove: notAsked,
    publish: notAsked,
    saveAcademicDates: notAsked,
    deleteAcademicDate: notAsked,
    savedSlots: notAsked,
    saveZones: notAsked,
    combinations: () => Promise.resolve(null),
    holidays: () => Promise.resolve(null),
    zoneGroups: async () => {
      await late.zoneGroups
      return [{ id: '1', name: 'All', zones: zones.map((name, index) => ({ id: name, name, abbreviation: `Z${index}`, countries: '' })) }]
    },
    modules: async () => {
      await late.modules
      return modules
    },
    prohibitedPairs: async () => {
      await late.prohibitedPairs
      return pairs
    },
    summary: async () => {
      await late.summary
      return { record: { ...record, academicDates: [] }, slotsPerDay: 6, days: [...stored.values()] }
    },
    dates: () => Promise.resolve(days.map(({ date }) => date)),
    slots: () => Promise.resolve((days[0]?.slots ?? []).map(({ number, clocks }) => ({ number, clocks }))),
    day: (_, dateId) => Promise.resolve(stored.get(dateId) ?? null),
    saveDays: (_, saved) => {
      for (const { dateId, slots } of saved) {
        const day = stored.get(dateId)
        if (day) stored.set(dateId, { ...day, slots })
      }
      return Promise.resolve({ message: 'Schedule saved.' })
    },
  }
}

/** The scheduling step alone, on a block of its own; gives its running machine. */
export async function openStep(block: ScheduleBlock) {
  const service = serve(block)
  const kind = { ...examKind, createService: () => service }
  const queryClient = createQueryClient()
  if (block.known) queryClient.setQueryData(modulesQuery(service, kind.id).queryKey, block.known, { updatedAt: 1 })
  const clock = fixedClock(Date.UTC(2027, 4, 1, 12))
  const actor = createActor(createSchedulingLogic({ service, kind, queryClient, clock, userId: '101' }), {
    input: {
      blockId: '7',
      isEditMode: true,
      date: null,
      isErrorClosable: true,
      spreadLimit: 60,
      mayShareSlot: false,
      now: clock.now,
      historyRules: block.hasHistory ? historyRules : () => null,
      texts: {
        skipped: () => 'skipped',
        submit: (date) => date,
        changedElsewhere: (date) => date,
        failure: () => ({ code: 400, message: 'refused' }),
      },
    },
  }).start()
  await render(
    <ServicesProvider
      value={{ api: { call: notAsked, send: notAsked }, codec: openCodec, queryClient, clock, config: defaultConfig, ...browserEdges }}
    >
      <QueryClientProvider client={queryClient}>
        <main style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
          <SchedulingStep actor={actor} kind={kind} userId="101" onDate={() => {}} onTimeZones={() => {}} />
        </main>
        <LiveRegions />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return actor
}
