import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { uploadMachine } from '#machines/files/upload.machine.ts'
import { uploadPhases } from '#machines/files/upload-types.ts'
import { createRandom } from '#tests/support/seeded-random.ts'
import { Broken, chosenFile, startUpload } from './upload-start.ts'

type Started = ReturnType<typeof startUpload>

const stored = { fileName: 'a.pdf', storageKey: 'a/2026/1', sizeBytes: 10, checksum: 'sum' }
const until = ({ actor }: Started, state: string | object) => waitFor(actor, (snapshot) => snapshot.matches(state as never))
const broken = { sending: 'broken' }

/** Goes on after each break, until the upload rests. */
async function runThroughBreaks(upload: Started, pauseMs: number): Promise<void> {
  for (;;) {
    const { value } = await waitFor(upload.actor, (snapshot) => snapshot.matches(broken as never) || !snapshot.hasTag('busy'))
    if (JSON.stringify(value) !== JSON.stringify(broken)) return
    upload.clock.increment(pauseMs)
  }
}

describe('a file', () => {
  it('is read, sent part by part, and registered', async () => {
    const upload = startUpload()
    upload.choose()
    await until(upload, 'done')
    expect(upload.calls).toEqual(['0-4', '4-8', '8-10'])
    expect(upload.facts).toEqual([
      { type: 'upload.started', file: expect.objectContaining({ name: 'a.pdf' }) },
      { type: 'upload.done', file: stored },
    ])
  })

  it('that cannot be taken is not read, and what was there stays (CAT-AST-02)', async () => {
    const upload = startUpload()
    upload.choose('a.exe')
    const refused = { type: 'file.refused', message: 'Choose a file of type PDF.' }
    expect([upload.value(), upload.context().refusal, upload.facts]).toEqual(['waiting', 'Choose a file of type PDF.', [refused]])
    upload.choose()
    await until(upload, 'done')
    upload.choose('b.exe')
    expect([upload.value(), upload.context().file?.name, upload.context().refusal]).toEqual(['done', 'a.pdf', 'Choose a file of type PDF.'])
  })

  it('whose content is of another type is not sent (CAT-AST-03)', async () => {
    const upload = startUpload({ contentError: 'The content is not of type PDF.' })
    upload.choose()
    await until(upload, 'waiting')
    expect([upload.context().refusal, upload.calls, upload.facts.slice(1)]).toEqual([
      'The content is not of type PDF.',
      [],
      [{ type: 'upload.ended' }, { type: 'file.refused', message: 'The content is not of type PDF.' }],
    ])
  })

  it('takes the place of one that is under way', async () => {
    const upload = startUpload()
    upload.choose('old.pdf')
    upload.choose()
    await until(upload, 'done')
    expect(upload.facts.at(-1)).toEqual({ type: 'upload.done', file: stored })
    upload.actor.send({ type: 'file.remove' })
    expect([upload.value(), upload.context().file]).toEqual(['waiting', null])
  })
})

describe('after a break', () => {
  it('the upload goes on with the byte at which the bucket ends, also within a part', async () => {
    const upload = startUpload({ faults: (call) => (call === 2 ? new Broken('x') : null), arrived: () => 3 })
    upload.choose()
    await until(upload, broken)
    upload.clock.increment(1000)
    await until(upload, 'done')
    expect(upload.calls).toEqual(['0-4', '4-8 failed', 'ask', '7-10'])
  })

  it('a part that arrived though its answer did not is not sent again', async () => {
    const upload = startUpload({ faults: (call) => (call === 3 ? new Broken('x') : null), arrived: (_, sent) => sent })
    upload.choose()
    await until(upload, broken)
    upload.clock.increment(1000)
    await until(upload, 'done')
    expect(upload.calls).toEqual(['0-4', '4-8', '8-10 failed', 'ask'])
  })

  it('each pause is twice as long as the one before, and a person need not wait for it', async () => {
    const upload = startUpload({ faults: (call) => (call <= 2 ? new Broken('x') : null) })
    upload.choose()
    await until(upload, broken)
    upload.clock.increment(1000)
    await waitFor(upload.actor, ({ context }) => context.failures === 2)
    await until(upload, broken)
    upload.clock.increment(1999)
    expect(upload.value()).toEqual(broken)
    upload.actor.send({ type: 'upload.resume' })
    await until(upload, 'done')
    expect(upload.calls).toEqual(['0-4 failed', 'ask failed', 'ask', '0-4', '4-8', '8-10'])
  })

  it('too many in a row end the upload, and Try again completes it from where it stood (CAT-AST-01)', async () => {
    const upload = startUpload({ faults: (call) => (call >= 2 && call <= 4 ? new Broken('The network broke.') : null) })
    upload.choose()
    await runThroughBreaks(upload, 60_000)
    expect([upload.value(), upload.context().failure?.message]).toEqual(['failed', 'The network broke.'])
    upload.actor.send({ type: 'upload.retry' })
    await until(upload, 'done')
    expect(upload.calls).toEqual(['0-4', '4-8 failed', 'ask failed', 'ask failed', 'ask', '4-8', '8-10'])
  })

  it('a refusal is not tried again by itself', async () => {
    const upload = startUpload({ faults: (call) => (call === 1 ? new Error('Refused.') : null) })
    upload.choose()
    await until(upload, 'failed')
    expect([upload.calls, upload.context().failure?.message]).toEqual([['0-4 failed'], 'Refused.'])
  })
})

describe('a person', () => {
  it('pauses and resumes, from the byte that the bucket holds', async () => {
    const upload = startUpload({ faults: (call) => (call === 2 ? new Broken('x') : null) })
    upload.choose()
    await until(upload, broken)
    upload.actor.send({ type: 'upload.pause' })
    upload.clock.increment(60_000)
    expect([upload.value(), upload.calls]).toEqual([{ sending: 'paused' }, ['0-4', '4-8 failed']])
    upload.actor.send({ type: 'upload.resume' })
    await until(upload, 'done')
    expect(upload.calls.slice(2)).toEqual(['ask', '4-8', '8-10'])
  })

  it('cancels: nothing is registered, and it can be tried again (CAT-AST-01)', async () => {
    const upload = startUpload({ faults: (call) => (call === 2 ? new Broken('x') : null) })
    upload.choose()
    await until(upload, broken)
    upload.actor.send({ type: 'upload.cancel' })
    upload.clock.increment(60_000)
    expect([upload.value(), upload.facts.at(-1)]).toEqual(['cancelled', { type: 'upload.ended' }])
    upload.actor.send({ type: 'upload.retry' })
    await until(upload, 'done')
    expect(upload.facts.slice(-2).map(({ type }) => type)).toEqual(['upload.started', 'upload.done'])
  })

  it('cannot replace a file while it is being registered', async () => {
    const upload = startUpload({ registered: () => new Promise(() => {}) })
    upload.choose()
    await until(upload, 'registering')
    upload.actor.send({ type: 'file.remove' })
    upload.actor.send({ type: 'file.choose', file: chosenFile('b.pdf') })
    expect([upload.value(), upload.context().file?.name]).toEqual(['registering', 'a.pdf'])
  })
})

it('sends all again under another key where the bucket holds other bytes than were sent', async () => {
  const upload = startUpload({ checksum: 'other' })
  upload.choose()
  await until(upload, 'failed')
  expect([upload.context().failure?.message, upload.context().held, upload.context().reading]).toEqual([
    'The file did not arrive whole.',
    0,
    null,
  ])
})

/** A hundred megabytes that only the seed decides. */
function randomBytes(seed: number, size: number): Uint8Array<ArrayBuffer> {
  const random = createRandom(seed)
  const words = new Uint32Array(size / 4)
  for (let index = 0; index < words.length; index += 1) words[index] = random() * 2 ** 32
  return new Uint8Array(words.buffer)
}

it.each([1, 2, 3])('arrives byte for byte when a hundred megabytes break ten times anywhere (seed %d)', async (seed) => {
  const size = 100 * 1024 * 1024
  const partBytes = 1024 * 1024
  const random = createRandom(seed)
  const breaks = new Set(Array.from({ length: 10 }, (_, index) => 1 + index * 11 + Math.floor(random() * 10)))
  const bytes = randomBytes(seed, size)
  const upload = startUpload({
    input: { partBytes },
    faults: (call) => (breaks.has(call) ? new Broken('x') : null),
    arrived: (_, sent) => Math.floor(random() * (sent + 1)),
  })
  upload.choose('large.pdf', bytes)
  await runThroughBreaks(upload, 60_000)
  expect(upload.value()).toBe('done')
  expect(upload.calls.filter((call) => call.endsWith('failed'))).toHaveLength(10)
  expect(Buffer.concat(upload.bucket).equals(bytes)).toBe(true)
})

describe('the phase that is shown', () => {
  it.each([
    ['hashing', ['reading']],
    ['sending.part', ['sending']],
    ['sending.asking', ['sending']],
    ['sending.broken', ['broken']],
    ['sending.paused', ['paused']],
    ['registering', ['sending']],
    ['failed', ['failed']],
    ['cancelled', ['cancelled']],
    ['waiting', []],
    ['done', []],
  ])('is one or none: %s', (state, phases) => {
    const { tags } = uploadMachine.getStateNodeById(`upload.${state}`)
    expect(uploadPhases.filter((phase) => tags.includes(phase))).toEqual(phases)
  })
})
