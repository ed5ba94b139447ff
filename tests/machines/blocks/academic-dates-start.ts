import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { academicDatesMachine } from '#machines/blocks/academic-dates/academic-dates.machine.ts'
import { shownRowErrors } from '#machines/blocks/academic-dates/academic-dates-setup.ts'
import type {
  AcademicDatesEvent,
  AcademicDatesPorts,
  LoadedDates,
  SaveDatesInput,
  SaveDatesOutcome,
} from '#machines/blocks/academic-dates/academic-dates-types.ts'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import { defaultAcademicDate } from '#src/blocks/kinds/kind.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'

export const date = (id: number, name: string, changes: Partial<AcademicDate> = {}): AcademicDate => ({
  ...defaultAcademicDate(name),
  id,
  ...changes,
})
export const moderation = date(2, 'Moderation', { from: '2027-07-05', to: '2027-07-09', isOn: true })
export const upload = date(5, 'Late upload', { isCustom: true, isOn: true })

interface Answers {
  loaded?: Partial<LoadedDates> | Error
  save?: (input: SaveDatesInput) => SaveDatesOutcome | Promise<SaveDatesOutcome>
}

/** The page of a block's academic dates, with answers given by the test. */
export const start = async (
  { loaded = {}, save = () => ({ kind: 'saved', message: 'Saved.' }) }: Answers = {},
  blockId: string | null = '7',
) => {
  const clock = new SimulatedClock()
  const sent: SaveDatesInput[] = []
  const left: unknown[] = []
  const kept: string[] = []
  let answer = loaded
  const ports: AcademicDatesPorts = {
    loadDates: fromPromise(async () => {
      if (answer instanceof Error) throw answer
      return { record: null, dates: [moderation, upload], removals: [], draft: null, unsavedDays: null, ...answer }
    }),
    saveDates: fromPromise(async ({ input }) => {
      sent.push(input)
      return save(input)
    }),
  }
  const actor = createActor(
    academicDatesMachine.provide({
      actors: ports,
      actions: { keepDraft: () => kept.push('kept'), dropDraft: () => kept.push('dropped') },
    }),
    {
      clock,
      input: {
        blockId,
        dates: { parse: parseEntry, format: formatCivil },
        defaults: [date(0, 'Moderation', { tempId: 2 }), date(0, 'Clearing', { tempId: 7 })],
        isErrorClosable: true,
        texts: { failure: (problem) => ({ code: 400, message: problem instanceof Error ? problem.message : '' }) },
      },
    },
  )
  actor.on('dates.left', ({ message, address }) => left.push([message, address]))
  actor.start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('loading') && !snapshot.matches({ open: { form: 'saving' } }))
  await settled()
  const context = () => actor.getSnapshot().context
  const send = (...events: AcademicDatesEvent[]) => events.forEach((event) => actor.send(event))
  return {
    actor,
    clock,
    sent,
    left,
    kept,
    settled,
    context,
    send,
    answerWith: (next: Answers['loaded']) => void (answer = next ?? {}),
    key: (name: string) => context().rows.find((row) => row.name === name)?.key ?? '',
    errors: (key: string) => {
      const row = context().rows.find((one) => one.key === key)
      return row && shownRowErrors(context(), row)
    },
  }
}

export const typed = (key: string, field: 'name' | 'from' | 'to' | 'startTime', value: string): AcademicDatesEvent => ({
  type: 'row.type',
  key,
  field,
  value,
})
