import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { actOf, attempt } from '#tests/support/schedule/attempts.ts'
import { ScheduleModel, type Act } from '#tests/support/schedule/model.ts'
import { actOnPage, lastSaid, openSchedule, shownSchedule } from '#tests/support/schedule/page.tsx'
import { scheduleBody } from '#tests/support/schedule/server.ts'

// `npm run sweep` runs many more, from a seed of its own.
const runs = Number(import.meta.env['VITE_SWEEP_SEQUENCES'] ?? 2)
const seed = Number(import.meta.env['VITE_SWEEP_SEED'] ?? 20270524)
const acted = { count: 0 }

/** Whether an act leaves the focus on an element of the page: after a drag the browser decides. */
const keepsFocus = (act: Act) => !('by' in act && act.by === 'drag')

beforeEach(() => page.viewport(1440, 900))

describe('any sequence of what a person can do in the step', () => {
  it(
    'shows, says and sends what the specification says',
    async ({ annotate }) => {
      const sequences = asyncProperty(
        constantFrom('exam', 'test'),
        array(attempt, { minLength: 8, maxLength: 24, size: 'max' }),
        async (word, attempts) => {
          await cleanup()
          localStorage.clear()
          const model = new ScheduleModel()
          const server = await openSchedule(word)
          await expect.poll(shownSchedule, { timeout: 15_000 }).toEqual(model.shown())
          const story: string[] = []
          for (const each of attempts) {
            const act = actOf(model, each)
            if (!act) continue
            story.push(JSON.stringify(act))
            const told = story.join('\n')
            server.refuse('isRefused' in act && act.isRefused)
            const card = 'module' in act && 'slot' in act ? model.find(act.module, act.slot) : undefined
            await actOnPage(act, card && structuredClone(card))
            model.act(act)
            await expect.poll(shownSchedule, { message: told, timeout: 5000 }).toEqual(model.shown())
            expect(server.bodies, told).toEqual(model.sent.map(({ dateId, slots }) => scheduleBody(word, dateId, slots)))
            if (model.said !== null) await expect.poll(lastSaid, { message: told, timeout: 5000 }).toBe(model.said)
            if (keepsFocus(act))
              await expect.poll(() => document.activeElement === document.body, { message: told, timeout: 5000 }).toBe(false)
            acted.count += 1
          }
          expect(server.paths.filter((id) => id !== '7')).toEqual([])
        },
      )
      await assert(sequences, { numRuns: runs, seed, endOnFailure: true })
      expect(acted.count).toBeGreaterThan(runs)
      await annotate(`Scheduling sequences in the page: ${runs} sequences, ${acted.count} acts, seed ${seed}`)
    },
    runs * 60_000,
  )
})
