import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { linkLimits, snapshotLinkMachine } from '#machines/blocks/timetable/snapshot-link.machine.ts'
import { snapshotMachine, type Snapshot } from '#machines/blocks/timetable/snapshot.machine.ts'
import type { Timetable } from '#machines/blocks/timetable/timetable.ts'
import { springTimetable } from '#tests/support/timetable-fixture.ts'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const link = 'https://portal.test/snapshot#1.abc'

interface Making {
  readonly timetable: Timetable
  readonly hasDescription: boolean
}

function startLink({ make = () => link, copy = () => {} }: { make?: (input: Making, call: number) => string; copy?: () => void } = {}) {
  const made: Making[] = []
  const copied: string[] = []
  const actor = createActor(
    snapshotLinkMachine.provide({
      actors: {
        makeLink: fromPromise<string, Making>(async ({ input }) => make(input, made.push(input))),
        copyLink: fromPromise<void, { readonly link: string }>(async ({ input }) => {
          copied.push(input.link)
          copy()
        }),
      },
    }),
    { input: { timetable: springTimetable } },
  )
  actor.start()
  const at = () => actor.getSnapshot()
  return { actor, made, copied, at }
}

describe('the link of a snapshot', () => {
  it('is made at once, without the description', async () => {
    const { at, made } = startLink()
    await settled()
    expect([at().value, at().context.link, made]).toEqual([
      { made: 'ready' },
      link,
      [{ timetable: springTimetable, hasDescription: false }],
    ])
  })

  it('is made anew with the description, and with a block that was read again', async () => {
    const { actor, at, made } = startLink()
    await settled()
    actor.send({ type: 'description.set', isChosen: true })
    expect([at().value, at().context.link]).toEqual(['making', ''])
    const final = { ...springTimetable, isFinal: true }
    actor.send({ type: 'timetable.change', timetable: final })
    await settled()
    expect([at().value, made.at(-1)]).toEqual([{ made: 'ready' }, { timetable: final, hasDescription: true }])
  })

  it('stays as it is while the block is the same', async () => {
    const { actor, at, made } = startLink()
    await settled()
    actor.send({ type: 'link.copy' })
    await settled()
    actor.send({ type: 'timetable.change', timetable: springTimetable })
    expect([at().value, made.length]).toEqual([{ made: 'copied' }, 1])
  })

  it('is copied once, however often it is asked for meanwhile', async () => {
    const { actor, at, copied } = startLink()
    await settled()
    actor.send({ type: 'link.copy' })
    actor.send({ type: 'link.copy' })
    await settled()
    expect([at().value, copied]).toEqual([{ made: 'copied' }, [link]])
  })

  it('says when the browser does not let it copy, and copies again', async () => {
    let isAllowed = false
    const { actor, at } = startLink({
      copy: () => {
        if (!isAllowed) throw new Error('NotAllowedError')
      },
    })
    await settled()
    actor.send({ type: 'link.copy' })
    await settled()
    expect(at().value).toEqual({ made: 'notCopied' })
    isAllowed = true
    actor.send({ type: 'link.copy' })
    await settled()
    expect(at().value).toEqual({ made: 'copied' })
  })

  it.each([
    [linkLimits.refused, { made: 'ready' }, linkLimits.refused],
    [linkLimits.refused + 1, 'tooLong', 0],
  ])('of %i characters', async (length, value, kept) => {
    const { at } = startLink({ make: () => 'a'.repeat(length) })
    await settled()
    expect([at().value, at().context.link.length]).toEqual([value, kept])
  })

  it('that could not be made is made when it is tried again', async () => {
    const { actor, at } = startLink({
      make: (_, call) => {
        if (call === 1) throw new Error('No CompressionStream.')
        return link
      },
    })
    await settled()
    expect(at().value).toBe('failed')
    actor.send({ type: 'link.retry' })
    await settled()
    expect(at().value).toEqual({ made: 'ready' })
  })
})

describe('the page of a snapshot', () => {
  const shown: Snapshot = { timetable: springTimetable, madeAt: 1, rules: '2026f' }
  const start = (fragment: string) => {
    const actor = createActor(
      snapshotMachine.provide({
        actors: {
          readLink: fromPromise<Snapshot, { readonly fragment: string }>(async ({ input }) => {
            if (input.fragment !== '1.good') throw new Error('Damaged.')
            return shown
          }),
        },
      }),
      { input: { fragment } },
    )
    actor.start()
    return actor
  }

  it('shows what the link holds', async () => {
    const actor = start('1.good')
    expect(actor.getSnapshot().value).toBe('reading')
    await settled()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.snapshot]).toEqual(['shown', shown])
  })

  it('says that a link is damaged, and reads the next one in the same tab', async () => {
    const actor = start('1.bad')
    await settled()
    expect(actor.getSnapshot().value).toBe('damaged')
    actor.send({ type: 'link.change', fragment: '1.good' })
    await settled()
    expect(actor.getSnapshot().value).toBe('shown')
    actor.send({ type: 'link.change', fragment: '' })
    expect(actor.getSnapshot().context.snapshot).toBeNull()
    await settled()
    expect(actor.getSnapshot().value).toBe('damaged')
  })
})
