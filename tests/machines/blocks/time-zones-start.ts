import { createActor, fromPromise, waitFor } from 'xstate'
import { draftToKeep } from '#machines/blocks/time-zones/time-zones-setup.ts'
import { timeZonesMachine } from '#machines/blocks/time-zones/time-zones.machine.ts'
import type { LoadedSlots, TimeZonesEvent, ZonesDraft } from '#machines/blocks/time-zones/time-zones-types.ts'
import type { Placement, ZoneRef } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { lagos, london, zonesInput } from '#tests/support/charts/fixtures/zones.ts'

export const dubai: ZoneRef = { groupId: '2', zoneId: '21' }

interface Setup {
  saved?: readonly ZoneSlots[]
  placements?: readonly Placement[] | null
  zonesFail?: boolean
  slotsFail?: boolean
  /** The error with which reading the slots fails; some error unless given. */
  slotsProblem?: Error
  saveFails?: boolean
  draft?: ZonesDraft | null
}

/** Starts the step's machine with answers that a test chooses, and waits until its reads have ended. */
export const startTimeZones = async (options: Setup = {}) => {
  const sent: unknown[] = []
  const facts: unknown[] = []
  const kept: string[] = []
  let draft = options.draft ?? null
  const faults = { slots: options.slotsFail ?? false, zones: options.zonesFail ?? false, save: options.saveFails ?? false }
  let stored: LoadedSlots = { saved: options.saved ?? [], placements: options.placements === undefined ? [] : options.placements }
  const actor = createActor(
    timeZonesMachine.provide({
      actors: {
        loadDefaultZones: fromPromise(() => (faults.zones ? Promise.reject(new Error('no zones')) : Promise.resolve([london, lagos]))),
        loadSlots: fromPromise(() =>
          faults.slots ? Promise.reject(options.slotsProblem ?? new Error('slots failed')) : Promise.resolve(stored),
        ),
        saveZones: fromPromise(({ input: body }) => {
          sent.push(body)
          if (faults.save) return Promise.reject(new Error('mapping refused'))
          stored = { ...stored, saved: body.zones }
          return Promise.resolve({ message: 'Saved.', savedAt: 5 })
        }),
      },
      actions: {
        keepDraft: ({ context }) => {
          draft = draftToKeep(context, 2)
          kept.push('kept')
        },
        keepLimit: ({ context }) => kept.push(`limit ${context.spreadLimit}`),
        dropDraft: () => kept.push('dropped'),
      },
    }),
    { input: { ...zonesInput, keptDraft: () => draft } },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  const send = (...events: TimeZonesEvent[]) => events.forEach((event) => actor.send(event))
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('loading'))
  return {
    actor,
    send,
    sent,
    facts,
    kept,
    /** What the browser keeps by now. */
    draft: () => draft,
    faults,
    /** Another person saves. */
    store: (changes: Partial<LoadedSlots>) => void (stored = { ...stored, ...changes }),
    settled,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  }
}

/** Three saved slots a day for London and Lagos. */
export const saved: readonly ZoneSlots[] = [
  { ...london, slots: ['09:00', '13:30', '17:00'] },
  { ...lagos, slots: ['10:00', '14:30', '18:00'] },
]
