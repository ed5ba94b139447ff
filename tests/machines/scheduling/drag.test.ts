import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { dragMachine, dropOf, type DragEvent, type DragFact, type DragPlace } from '#machines/blocks/scheduling/drag.machine.ts'

const physics = { moduleId: '7', name: 'Physics' }
const slots = [1, 2, 3]

const start = () => {
  const facts: DragFact[] = []
  const actor = createActor(dragMachine).start()
  actor.on('*', (fact) => facts.push(fact))
  const send = (...events: readonly DragEvent[]) => events.forEach((event) => actor.send(event))
  return { actor, facts, send, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

const lift = (from: DragPlace, by: 'pointer' | 'keyboard'): DragEvent => ({ type: 'drag.lift', module: physics, from, slots, by })
const enter = (target: DragPlace): DragEvent => ({ type: 'drag.enter', target })

describe('carrying a module', () => {
  it('by pointer is above nothing until a slot is entered', () => {
    const { send, state, context, facts } = start()
    send(lift('list', 'pointer'))
    expect(state()).toBe('lifted')
    send(enter(2))
    expect(state()).toBe('over')
    expect(context().target).toBe(2)
    expect(facts).toEqual([
      { type: 'module.lifted', module: physics, target: null, slotCount: 3 },
      { type: 'target.entered', module: physics, target: 2 },
    ])
  })

  it('by keyboard starts above the first slot, or above its own', () => {
    const fromList = start()
    fromList.send(lift('list', 'keyboard'))
    expect(fromList.facts).toEqual([{ type: 'module.lifted', module: physics, target: 1, slotCount: 3 }])
    const fromSlot = start()
    fromSlot.send(lift(2, 'keyboard'))
    expect(fromSlot.context().target).toBe(2)
  })

  it('by keyboard is above nothing where there are no slots, and stays there', () => {
    const { send, state, context, facts } = start()
    send({ ...lift('list', 'keyboard'), slots: [] } as DragEvent, { type: 'drag.next' }, { type: 'drag.previous' })
    expect([state(), context().target]).toEqual(['lifted', null])
    expect(facts).toEqual([{ type: 'module.lifted', module: physics, target: null, slotCount: 0 }])
  })

  it.each<[string, DragEvent[], DragEvent]>([
    ['above nothing', [], { type: 'drag.next' }],
    ['above nothing, backwards', [], { type: 'drag.previous' }],
    ['above the list', [enter('list')], { type: 'drag.next' }],
    ['above the list, backwards', [enter('list')], { type: 'drag.previous' }],
  ])('goes to the first slot by a key when it is %s', (_, before, key) => {
    const { send, state, context, facts } = start()
    send(lift(3, 'pointer'), ...before, key)
    expect([state(), context().target]).toEqual(['over', 1])
    expect(facts.at(-1)).toEqual({ type: 'target.entered', module: physics, target: 1 })
  })

  it('goes from slot to slot by keyboard, with ends', () => {
    const { send, context, facts } = start()
    send(lift('list', 'keyboard'), { type: 'drag.next' }, { type: 'drag.next' }, { type: 'drag.next' })
    expect(context().target).toBe(3)
    send({ type: 'drag.previous' }, { type: 'drag.previous' }, { type: 'drag.previous' })
    expect(context().target).toBe(1)
    expect(facts.filter((fact) => fact.type === 'target.entered').map((fact) => fact.target)).toEqual([2, 3, 2, 1])
  })

  it('is above nothing once the pointer has left a slot, and says the slot again when it comes back', () => {
    const { send, state, context, facts } = start()
    send(lift('list', 'pointer'), enter(2), { type: 'drag.leave' })
    expect([state(), context().target]).toEqual(['lifted', null])
    send(enter(2))
    expect(facts.filter((fact) => fact.type === 'target.entered').map((fact) => fact.target)).toEqual([2, 2])
  })

  it('says each slot once, however often the pointer reports it', () => {
    const { send, facts } = start()
    send(lift('list', 'pointer'), enter(2), enter(2), enter(2), enter(3))
    expect(facts.filter((fact) => fact.type === 'target.entered').map((fact) => fact.target)).toEqual([2, 3])
  })

  it('waits in dropping until the drop is carried out', () => {
    const { send, state, context } = start()
    send(lift(1, 'pointer'), enter('list'), { type: 'drag.drop' })
    expect(state()).toBe('dropping')
    expect(dropOf(context())).toEqual({ module: physics, from: 1, to: 'list' })
    send({ type: 'drop.settled' })
    expect(state()).toBe('resting')
    expect(context()).toEqual({ lifted: null, target: null })
  })

  it.each<[string, DragEvent[]]>([
    ['Escape', [lift('list', 'pointer'), enter(2), { type: 'drag.cancel' }]],
    ['Escape above nothing', [lift('list', 'pointer'), { type: 'drag.cancel' }]],
    ['a drop beside every slot', [lift('list', 'pointer'), { type: 'drag.drop' }]],
    ['a drop after leaving a slot', [lift('list', 'pointer'), enter(2), { type: 'drag.leave' }, { type: 'drag.drop' }]],
    ['a drop where it came from', [lift(2, 'pointer'), enter(2), { type: 'drag.drop' }]],
    ['a drop of the list on itself', [lift('list', 'pointer'), enter('list'), { type: 'drag.drop' }]],
  ])('is cancelled without any effect, and told, by %s', (_, events) => {
    const { send, state, context, facts } = start()
    send(...events)
    expect(state()).toBe('resting')
    expect(context()).toEqual({ lifted: null, target: null })
    expect(facts.at(-1)).toEqual({ type: 'move.cancelled', module: physics })
  })

  it('carries one module at a time', () => {
    const { send, context } = start()
    send(lift('list', 'pointer'), { ...lift(3, 'pointer'), module: { moduleId: '9', name: 'Biology' } } as DragEvent)
    expect(context().lifted?.module).toEqual(physics)
  })

  it('does nothing at rest', () => {
    const { send, state, facts } = start()
    send(enter(1), { type: 'drag.leave' }, { type: 'drag.next' }, { type: 'drag.drop' }, { type: 'drag.cancel' }, { type: 'drop.settled' })
    expect(state()).toBe('resting')
    expect(facts).toEqual([])
  })
})
