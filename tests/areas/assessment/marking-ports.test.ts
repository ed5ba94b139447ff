import { QueryClient } from '@tanstack/react-query'
import { createActor, waitFor } from 'xstate'
import { expect, it } from 'vitest'
import type { MarkingTag, StampedMarks } from '#machines/assessment/marking-types.ts'
import type { Api } from '#src/api/client.ts'
import { createMarkingLogic, refusalOf, type KeptMarks } from '#src/assessment/marking/marking-actors.ts'

const [before, after] = ['2026-11-24 10:00:00.000000', '2026-11-24 10:00:09.000000']
const failure = () => ({ code: 0, message: '' })
const script = {
  markingId: 1,
  deliveryName: 'Physics',
  candidateNumber: '2041 0773',
  role: 'First',
  state: 'Marking',
  mayMark: true,
  allowed: 1,
  totalMarks: 1,
  sections: [],
  others: [],
  place: 1,
  count: 1,
}

/** A server that tidies what it saves and answers a save when it is told to, and the desks of one browser. */
function createDesks() {
  let stored: StampedMarks = { updatedAt: before, marks: [], overallComment: '' }
  let draft: StampedMarks | null = null
  const answers: (() => void)[] = []
  const call = (async (operation: string) => {
    if (operation !== 'saveMarking') return { code: 200, description: '', data: { ...script, ...stored } }
    stored = { updatedAt: after, marks: [{ questionId: 1, marks: 2 }], overallComment: '' }
    await new Promise<void>((resolve) => void answers.push(resolve))
    return { code: 200, description: '', data: { updatedAt: after, state: 'Marking', total: 2 } }
  }) as Api['call']
  const kept: KeptMarks = {
    read: () => draft,
    write: (marks) => {
      draft = marks
    },
    drop: () => {
      draft = null
    },
  }
  /** Opens a desk, which comes to rest in a state with that tag. */
  const open = async (tag: MarkingTag) => {
    const edges = {
      api: { call },
      codec: { encrypt: String, decrypt: String },
      queryClient: new QueryClient(),
      kept,
      id: '1',
      now: () => 0,
      onScript: () => {},
    }
    const actor = createActor(createMarkingLogic(edges), { input: { failure, refusal: refusalOf } })
    actor.on('marks.kept', kept.write)
    actor.on('marks.held', kept.drop)
    await waitFor(actor.start(), (snapshot) => snapshot.hasTag(tag))
    return actor
  }
  return { open, kept, answer: () => answers.shift()?.() }
}

it('marks whose save is answered after the desk was left are one’s own when it is opened again', async () => {
  const { open, kept, answer } = createDesks()
  const desk = await open('marking')
  // The server leaves the empty comment out.
  desk.send({ type: 'mark.change', questionId: 1, change: { marks: 2, comment: '' } })
  desk.send({ type: 'page.hidden' })
  desk.stop()
  answer()
  await expect.poll(() => kept.read()?.updatedAt).toBe(after)
  const again = await open('marking')
  expect(again.getSnapshot().context).toMatchObject({ updatedAt: after, marks: [{ questionId: 1, marks: 2 }] })
  again.stop()
})
