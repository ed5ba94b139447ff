import { array, assert, asyncProperty } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DragEvent, DragPlace } from '#machines/blocks/scheduling/drag.machine.ts'
import { unsavedDays } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { actOf, attempt } from '#tests/support/schedule/attempts.ts'
import {
  dates as days,
  modules,
  nameOf,
  papersOf,
  ScheduleModel,
  versionsOf,
  type Act,
  type Day,
  type Hand,
} from '#tests/support/schedule/model.ts'
import { card, dates, day, input, select, start } from './start.ts'

// `npm run sweep` runs 10,000, from a seed of its own.
const runs = Number(process.env['SWEEP_SEQUENCES'] ?? 100)
const isSweep = 'SWEEP_SEQUENCES' in process.env

type Run = Awaited<ReturnType<typeof start>>

const moduleOf = (id: number) => {
  const [only, ...others] = versionsOf(id)
  return { moduleId: String(id), name: nameOf(id), ...(only !== undefined && others.length === 0 ? { soleVersion: only } : {}) }
}
const paperName = (id: number) => modules.flatMap((module) => [...module.papers]).find((paper) => paper.id === id)?.name ?? ''

/** From a place to another by pointer, or by key from slot to slot. */
function carry(module: number, from: DragPlace, to: DragPlace, hand: Hand): readonly DragEvent[] {
  const lift = (by: 'pointer' | 'keyboard'): DragEvent => ({ type: 'drag.lift', module: moduleOf(module), from, slots: [1, 2], by })
  if (hand === 'drag' || to === 'list') return [lift('pointer'), { type: 'drag.enter', target: to }, { type: 'drag.drop' }]
  const steps = to - (from === 'list' ? 1 : from)
  const step: DragEvent = { type: steps > 0 ? 'drag.next' : 'drag.previous' }
  return [lift('keyboard'), ...Array.from({ length: Math.abs(steps) }, () => step), { type: 'drag.drop' }]
}

/** What the page would tell the machine of an act; drags go to its child. */
function eventsOf(act: Act, run: Run): { readonly drag?: readonly DragEvent[]; readonly schedule?: SchedulingEvent } {
  switch (act.do) {
    case 'place':
      return act.by === 'dialog'
        ? { schedule: { type: 'module.place', module: moduleOf(act.module), slot: act.slot } }
        : { drag: carry(act.module, 'list', act.slot, act.by) }
    case 'move':
      return act.by === 'dialog'
        ? { schedule: { type: 'module.move', module: moduleOf(act.module), from: act.slot, to: act.to } }
        : { drag: carry(act.module, act.slot, act.to, act.by) }
    case 'remove':
      return act.by === 'drag'
        ? { drag: carry(act.module, act.slot, 'list', 'drag') }
        : { schedule: { type: 'module.remove', module: moduleOf(act.module), slot: act.slot } }
    case 'undo': {
      const gone = run.context().removals.find(({ slot, module }) => slot === act.slot && module.moduleId === String(act.module))
      return { schedule: { type: 'removal.undo', id: gone?.id ?? 0 } }
    }
    case 'version':
      return {
        schedule: {
          type: 'version.toggle',
          card: { slot: act.slot, moduleId: String(act.module) },
          version: act.version,
          order: versionsOf(act.module),
        },
      }
    case 'paper':
      return {
        schedule: {
          type: 'submoduleVersion.toggle',
          card: { slot: act.slot, moduleId: String(act.module) },
          submodule: { id: String(act.paper), name: paperName(act.paper) },
          version: act.version,
          order: papersOf(act.module).find(({ id }) => id === act.paper)?.versions ?? [],
        },
      }
    case 'date':
      return { schedule: select(days[act.to]?.date ?? '') }
    case 'search':
      return {}
    default:
      return { schedule: { type: act.do === 'save' ? 'step.save' : 'step.next' } }
  }
}

const toSlots = (model: Day) =>
  day(
    ...model.map((cards) =>
      cards.map(({ module, versions, papers }) => ({
        ...card({ moduleId: String(module), name: nameOf(module) }, versions),
        submodules: papers.map((paper) => ({ id: String(paper.id), name: paperName(paper.id), versions: paper.versions })),
      })),
    ),
  )

const texts = { ...input.texts, submit: (date: string) => `Please submit data for date ${date.split('-').toReversed().join('/')}` }

describe('any sequence of attempts', () => {
  it(
    'sends what the specification says, and shows it, and marks what is unsaved',
    async () => {
      let acts = 0
      const sequences = asyncProperty(array(attempt, { maxLength: 40, size: 'max' }), async (attempts) => {
        const run = await start({ input: { texts } })
        const model = new ScheduleModel()
        for (const each of attempts) {
          const act = actOf(model, each)
          if (!act) continue
          run.server.faults.save = 'isRefused' in act && act.isRefused
          const { drag = [], schedule } = eventsOf(act, run)
          for (const event of drag) run.actor.getSnapshot().children.drag?.send(event)
          await run.send(...(schedule ? [schedule] : []))
          model.act(act)
          acts += 1
          const notice = run.notice()
          expect(run.slots()).toEqual(toSlots(model.day))
          expect(notice?.tone === 'error' ? notice.text : null).toBe(model.alert())
          expect(run.actor.getSnapshot().children.drag?.getSnapshot().value).toBe('resting')
        }
        expect(run.sent.map(({ dateId, slots }) => [dateId, slots])).toEqual(
          model.sent
            .filter(({ isRefused }) => !isRefused)
            .map(({ dateId, slots }) => [dates[days.findIndex(({ id }) => id === dateId)]?.id, toSlots(slots)]),
        )
        const unsaved = dates.filter((_, at) => model.isUnsaved(at)).map(({ id }) => id)
        expect(unsavedDays(run.context()).map(({ dateId }) => dateId)).toEqual(unsaved)
        expect(run.context().facts.isDirty).toBe(unsaved.length > 0)
        run.actor.stop()
      })
      await assert(sequences, { numRuns: runs })
      if (isSweep) process.stdout.write(`\nScheduling sequences in the machine: ${runs} sequences, ${acts} acts\n`)
    },
    isSweep ? 3_600_000 : 30_000,
  )
})
