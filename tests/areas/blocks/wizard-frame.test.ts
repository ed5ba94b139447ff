import { shallowEqual } from '@xstate/react'
import { expect, it } from 'vitest'
import type { ActorRefFromLogic } from 'xstate'
import type { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import { frameOf, savedStateOf } from '#src/blocks/wizard/wizard-frame.ts'
import { startWizard } from '#tests/machines/blocks/block-wizard-start.ts'

const physics = { moduleId: 'm1', name: 'Physics' }

const startScheduling = async () => {
  const { actor } = await startWizard({ blockId: '7', step: 2 })
  const step = actor.getSnapshot().children.step as ActorRefFromLogic<typeof schedulingMachine>
  return { actor, step }
}

it('gives the frame the same values while a module is carried from slot to slot', async () => {
  const { actor, step } = await startScheduling()
  const before = actor.getSnapshot()
  step.getSnapshot().children.drag?.send({ type: 'drag.lift', module: physics, from: 'list', slots: [1], by: 'pointer' })
  step.getSnapshot().children.drag?.send({ type: 'drag.enter', target: 1 })
  expect(actor.getSnapshot()).not.toBe(before)
  expect(shallowEqual(frameOf(actor.getSnapshot()), frameOf(before))).toBe(true)
})

it('gives the frame the same values with unsaved edits, which only the saved state tells', async () => {
  const { actor, step } = await startScheduling()
  const clean = actor.getSnapshot()
  step.send({ type: 'module.place', module: physics, slot: 1 })
  const edited = actor.getSnapshot()
  expect(shallowEqual(frameOf(edited), frameOf(clean))).toBe(true)
  expect([clean, edited].map((snapshot) => savedStateOf(snapshot).isDirty)).toEqual([false, true])
})
