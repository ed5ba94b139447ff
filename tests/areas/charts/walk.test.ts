import { expect, it } from 'vitest'
import type { EventObject } from 'xstate'
import { blockWizard } from '#tests/support/charts/entries/block-wizard.ts'
import { walkableOf, startWalk } from '#tests/support/charts/walk.ts'

it('a law is given the events that the machine has taken, and none that it ignored', () => {
  let heard: readonly EventObject[] = []
  const laws = {
    'what led there is known': (_: unknown, taken: readonly EventObject[]) => {
      heard = [...taken]
      return true
    },
  }
  const walk = startWalk(walkableOf({ ...blockWizard, laws }), 'a saved block', new Set())
  const led = ['wizard.return', 'wizard.delete', 'wizard.delete'].map((type) => {
    walk.take({ by: 'person', event: { type } })
    expect(walk.failures()).toEqual([])
    return heard.map((event) => event.type)
  })
  walk.stop()
  expect(led).toEqual([[], ['wizard.delete'], ['wizard.delete']])
})
