import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { moduleMovesMachine, type ModuleMove } from '#machines/rights/module-moves.machine.ts'
import { failure, Refusal } from '../records/start.ts'

const move: ModuleMove = { id: '4', to: { parentId: '2', order: 1 } }

/** Moves on a server that refuses with what stands in `problems`. */
function start(problems: Error[] = []) {
  const sent: ModuleMove[] = []
  const moved: string[] = []
  const actor = createActor(
    moduleMovesMachine.provide({
      actors: {
        placeModule: fromPromise(({ input }) => {
          sent.push(input)
          const problem = problems.shift()
          return problem ? Promise.reject(problem) : Promise.resolve({ message: 'Moved.' })
        }),
      },
    }),
    { input: { failure } },
  ).start()
  actor.on('module.moved', ({ id, message }) => moved.push(`${id} ${message}`))
  const place = async () => {
    actor.send({ type: 'module.place', move })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, sent, moved, place, notice: () => actor.getSnapshot().context.notice?.text }
}

describe('moving a module', () => {
  it('is sent once, and told when it is done', async () => {
    const { actor, sent, moved, place } = start()
    const first = place()
    actor.send({ type: 'module.place', move })
    await first
    expect([sent, moved]).toEqual([[move], ['4 Moved.']])
  })

  it('that is refused says why, until the notice is closed or the next move (CAT-PPL-11)', async () => {
    const { actor, moved, place, notice } = start([new Refusal(400, 'A module cannot stand below itself.')])
    await place()
    expect([notice(), moved]).toEqual(['A module cannot stand below itself.', []])
    actor.send({ type: 'notice.close' })
    expect(notice()).toBeUndefined()
  })

  it('without the right is not tried again', async () => {
    const { sent, place } = start([new Refusal(403, 'No.')])
    await place()
    await place()
    expect(sent).toHaveLength(1)
  })
})
