import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { propose } from '#machines/blocks/proposal/proposal.ts'
import { proposalMachine, shownPlacements, shownUnplaced, type ProposalEvent } from '#machines/blocks/proposal/proposal.machine.ts'
import type { ProposalOrder } from '#machines/blocks/proposal/proposal-types.ts'

const start = (search: (order: ProposalOrder) => Promise<ReturnType<typeof propose>> = (order) => Promise.resolve(propose(order))) => {
  const orders: ProposalOrder[] = []
  const ended: string[] = []
  const actor = createActor(
    proposalMachine.provide({
      actors: {
        search: fromPromise(({ input, signal }) => {
          orders.push(input)
          signal.addEventListener('abort', () => ended.push(`search ${orders.length}`))
          return search(input)
        }),
      },
    }),
    {
      input: {
        order: {
          moduleIds: ['a', 'b', 'c'],
          dates: [
            { date: '2027-05-24', isHoliday: false },
            { date: '2027-05-25', isHoliday: false },
          ],
          slotsPerDay: 2,
          closed: [],
          standing: [{ moduleId: 'z', date: 0, slot: 0 }],
          combinations: [],
          prohibitions: new Map(),
        },
        mayShareSlot: false,
      },
    },
  )
  const facts: unknown[] = []
  actor.on('proposal.ended', (fact) => facts.push(fact.accepted?.length ?? null))
  actor.start()
  const shown = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const send = async (event: ProposalEvent) => {
    actor.send(event)
    return await shown()
  }
  return { actor, orders, ended, facts, shown, send }
}

describe('a proposal', () => {
  it('is searched at once, and another one with the next seed', async () => {
    const { orders, shown, send } = start()
    expect(shownPlacements((await shown()).context)).toHaveLength(3)
    await send({ type: 'search.another' })
    expect(orders.map(({ seed }) => seed)).toEqual([1, 2])
  })

  it('keeps a module where it is, and leaves another out of the next search', async () => {
    const { orders, shown, send } = start()
    await shown()
    await send({ type: 'module.keep', moduleId: 'a', isKept: true })
    const { context } = await send({ type: 'module.leaveOut', moduleId: 'b', isLeftOut: true })
    expect(shownPlacements(context).map(({ moduleId }) => moduleId)).toEqual(['a', 'c'])
    const kept = context.kept[0]
    const again = await send({ type: 'search.another' })
    expect(orders[1]?.moduleIds).toEqual(['a', 'c'])
    expect(orders[1]?.standing).toEqual([
      { moduleId: 'z', date: 0, slot: 0 },
      { moduleId: 'a', date: kept?.date, slot: kept?.slot },
    ])
    expect(shownPlacements(again.context)[0]).toEqual(kept)
  })

  it('lets a kept module go, and puts one back that was left out', async () => {
    const { shown, send } = start()
    await shown()
    await send({ type: 'module.keep', moduleId: 'a', isKept: true })
    await send({ type: 'module.keep', moduleId: 'a', isKept: false })
    await send({ type: 'module.leaveOut', moduleId: 'b', isLeftOut: true })
    const { context } = await send({ type: 'module.leaveOut', moduleId: 'b', isLeftOut: false })
    expect([context.kept, context.leftOutIds]).toEqual([[], []])
    expect(
      shownPlacements(context)
        .map(({ moduleId }) => moduleId)
        .toSorted(),
    ).toEqual(['a', 'b', 'c'])
  })

  it('closes dates and slots that are not chosen, and says who found no place', async () => {
    const { orders, shown, send } = start()
    await shown()
    const { context } = await send({ type: 'conditions.change', conditions: { leftOutDates: [0], leftOutSlots: [0, 1] } })
    expect(orders[1]?.closed).toHaveLength(4)
    expect(shownUnplaced(context).map(({ moduleId }) => moduleId)).toEqual(['a', 'b', 'c'])
    expect(shownUnplaced(context)[0]?.dates[1]).toEqual({ date: 1, refusals: [{ kind: 'notChosen' }] })
  })

  it('ends the search that a change of the conditions overtakes', () => {
    const { actor, orders, ended } = start(() => new Promise(() => {}))
    actor.send({ type: 'conditions.change', conditions: { mayShareSlot: true } })
    expect([orders.map(({ mayShareSlot }) => mayShareSlot), ended.length]).toEqual([[false, true], 1])
  })

  it('gives what was chosen, and nothing when it is cancelled or discarded', async () => {
    const { actor, facts, shown, send } = start()
    await shown()
    await send({ type: 'module.leaveOut', moduleId: 'c', isLeftOut: true })
    await send({ type: 'proposal.accept', moduleIds: ['a', 'c'] })
    expect(actor.getSnapshot().output?.accepted?.map(({ moduleId }) => moduleId)).toEqual(['a'])
    expect(facts).toEqual([1])
    const cancelled = start(() => new Promise(() => {}))
    cancelled.actor.send({ type: 'search.cancel' })
    expect([cancelled.actor.getSnapshot().output, cancelled.ended]).toEqual([{ accepted: null }, ['search 1']])
    const discarded = start()
    await discarded.shown()
    discarded.actor.send({ type: 'proposal.discard' })
    expect(discarded.actor.getSnapshot().output).toEqual({ accepted: null })
  })

  it('says that a search failed, and tries again', async () => {
    const answers = [Promise.reject(new Error('The worker ended.'))]
    const { shown, send } = start((order) => answers.shift() ?? Promise.resolve(propose(order)))
    expect((await shown()).value).toBe('failed')
    expect((await send({ type: 'search.again' })).value).toBe('shown')
  })
})
