import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { dragMachine } from '#machines/blocks/scheduling/drag.machine.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { createCardHandlers } from '#src/blocks/scheduling/drag/card-handlers.ts'
import { biology, card, day, physics } from '#tests/machines/scheduling/start.ts'

/** Two slots with a card in the first, and what carries between them. */
function start() {
  const drag = createActor(dragMachine).start()
  const sent: SchedulingEvent[] = []
  const said: string[] = []
  const world = { slots: day([card(physics)], []), isDisabled: false }
  drag.on('*', ({ type }) => said.push(type))
  const handlers = createCardHandlers({
    now: () => ({ ...world, lifted: drag.getSnapshot().context.lifted }),
    onAsk: () => {},
    carry: (event) => drag.send(event),
    send: (event) => sent.push(event),
  })
  const prevented: string[] = []
  const pressed = (key: string) => ({ key, preventDefault: () => prevented.push(key), stopPropagation: () => {} }) as never
  return { drag, handlers, sent, said, world, prevented, pressed, place: () => drag.getSnapshot().value }
}
const onGrip = { slot: 1, moduleId: physics.moduleId }

describe('what is carried by key', () => {
  it('is let go of when its card is taken out, so that the next one can be lifted', () => {
    const { handlers, pressed, place, sent, said } = start()
    handlers.card.onGripKey(pressed(' '), onGrip)
    expect(place()).toBe('over')
    handlers.card.onRemove(onGrip)
    expect(sent).toEqual([{ type: 'module.remove', module: physics, slot: 1 }])
    expect(said.at(-1)).toBe('move.cancelled')
    expect(place()).toBe('resting')
    expect(handlers.rowKey(pressed(' '), biology)).toBe(true)
    expect(place()).toBe('over')
  })

  it('stays lifted when another card is taken out', () => {
    const { handlers, pressed, place } = start()
    expect(handlers.rowKey(pressed(' '), biology)).toBe(true)
    handlers.card.onRemove(onGrip)
    expect(place()).toBe('over')
  })

  it('still hears its keys while a save runs, and nothing else is lifted then', () => {
    const { handlers, pressed, place, world, prevented } = start()
    handlers.rowKey(pressed(' '), biology)
    world.isDisabled = true
    expect(handlers.rowKey(pressed('Escape'), biology)).toBe(true)
    expect(place()).toBe('resting')
    expect(handlers.rowKey(pressed(' '), biology)).toBe(false)
    expect(place()).toBe('resting')
    expect(prevented).toEqual([' ', 'Escape'])
  })
})
