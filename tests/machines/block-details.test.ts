import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { blockDetailsMachine, shownErrors } from '#machines/blocks/block-details.machine.ts'
import type { BlockDetailsEvent, BlockDetailsInput, DetailsDraft } from '#machines/blocks/block-details-types.ts'
import type { BlockRecord } from '#machines/blocks/types.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'

const record: BlockRecord = {
  id: '7',
  name: 'May Exams',
  shortName: 'May',
  code: 'EB-MAY-1',
  from: '2027-05-24',
  to: '2027-06-04',
  description: 'x',
  status: 2,
  academicDates: [],
}

const input = (blockId: string | null): BlockDetailsInput => ({
  blockId,
  isEditMode: blockId !== null,
  isErrorClosable: true,
  rules: {
    required: { saveNew: ['name', 'code'], saveExisting: ['name'], next: ['name', 'from', 'to', 'shortName', 'code'] },
    requiredTexts: {
      name: 'Name should not be blank!',
      shortName: 'Short Name should not be blank!',
      code: 'Exam Code should not be blank!',
      from: 'Exam Start date should not be blank!',
      to: 'Exam End date should not be blank!',
    },
  },
  dates: { parse: parseEntry, format: formatCivil },
  today: '2026-11-21',
  defaultAcademicDates: [],
  texts: { failure: (problem) => ({ code: 400, message: problem instanceof Error ? problem.message : '' }) },
})

interface Answers {
  record?: BlockRecord | Error
  draft?: DetailsDraft | null
  codes?: Record<string, () => Promise<string>>
  write?: () => Promise<void>
}

const start = async (blockId: string | null, answers: Answers = {}) => {
  const sent: unknown[] = []
  const asked: string[] = []
  const kept: unknown[] = []
  const clock = new SimulatedClock()
  const stored = () =>
    answers.record instanceof Error ? Promise.reject(answers.record) : Promise.resolve(blockId === null ? null : (answers.record ?? record))
  const actor = createActor(
    blockDetailsMachine.provide({
      actors: {
        loadDetails: fromPromise(async () => ({ record: await stored(), draft: answers.draft ?? null })),
        generateCode: fromPromise(({ input: { shortName } }) => {
          asked.push(shortName)
          return answers.codes?.[shortName]?.() ?? Promise.resolve(`EB-${shortName}`)
        }),
        createBlock: fromPromise(async ({ input: draft }) => {
          sent.push(draft)
          await answers.write?.()
          return { id: '9', message: 'Created.', savedAt: 5, record: null }
        }),
        updateBlock: fromPromise(async ({ input: body }) => {
          sent.push(body)
          await answers.write?.()
          return { message: 'Updated.', savedAt: 6, record: null }
        }),
      },
      actions: { keepDraft: ({ context }) => kept.push(context.fields.name), dropDraft: () => kept.push('dropped') },
    }),
    { input: input(blockId), clock },
  )
  actor.start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  const send = (...events: BlockDetailsEvent[]) => events.forEach((event) => actor.send(event))
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('generating'))
  return { actor, send, sent, asked, kept, clock, settled, context: () => actor.getSnapshot().context }
}

type TextField = 'name' | 'shortName' | 'from' | 'to' | 'description'
const type = (fields: Partial<Record<TextField, string>>): BlockDetailsEvent[] =>
  (Object.entries(fields) as [TextField, string][]).map(([field, value]) => ({ type: 'field.change', field, value }))
const whole = { name: 'Summer', shortName: 'Sum', from: '01/06/2027', to: '03/06/2027' }

describe('a new block', () => {
  it('is created once, however often Next is pressed, and the step ends with its id', async () => {
    const { send, sent, actor } = await start(null)
    send(...type(whole), { type: 'field.leave', field: 'shortName' })
    send({ type: 'step.next' }, { type: 'step.next' })
    expect((await waitFor(actor, (snapshot) => snapshot.status === 'done')).output).toEqual({ blockId: '9', message: 'Created.' })
    expect(sent).toEqual([
      { ...whole, code: 'EB-Sum', from: '2027-06-01', to: '2027-06-03', description: '', status: 0, academicDates: [] },
    ])
  })

  it('needs only name and code to be saved, and sends absent dates as none', async () => {
    const { send, sent, settled, context } = await start(null)
    send(...type({ name: 'Summer', shortName: 'Sum' }), { type: 'step.save' })
    await settled()
    expect(sent).toEqual([
      { name: 'Summer', shortName: 'Sum', code: 'EB-Sum', from: null, to: null, description: '', status: 0, academicDates: [] },
    ])
    expect([context().facts.blockId, context().facts.isDirty, context().facts.record?.status]).toEqual(['9', false, 2])
  })

  it('is updated, never created again, by the next save', async () => {
    const { send, sent, settled } = await start(null)
    send(...type(whole), { type: 'step.save' })
    await settled()
    send(...type({ name: 'Summer B' }), { type: 'step.save' })
    await settled()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ blockId: '9', draft: { name: 'Summer B', status: 2 } })
  })

  it('shows every message on Next and sends nothing', async () => {
    const { send, sent, context, settled } = await start(null)
    send({ type: 'step.next' })
    await settled()
    expect(Object.values(shownErrors(context()))).toEqual([
      'Name should not be blank!',
      'Short Name should not be blank!',
      'Exam Code should not be blank!',
      'Exam Start date should not be blank!',
      'Exam End date should not be blank!',
    ])
    expect([sent, context().attempt]).toEqual([[], { action: 'next', count: 1 }])
  })

  it('keeps what was typed when the server refuses, and sends again on the next press', async () => {
    let refusals = 1
    const { send, sent, context, settled } = await start(null, {
      write: () => (refusals-- > 0 ? Promise.reject(new Error('No answer.')) : Promise.resolve()),
    })
    send(...type(whole), { type: 'step.save' })
    await settled()
    expect([context().notice?.text, context().fields.name, context().facts.isDirty]).toEqual(['No answer.', 'Summer', true])
    send({ type: 'step.save' })
    await settled()
    expect([sent.length, context().facts.blockId]).toEqual([2, '9'])
  })
})

describe('the code', () => {
  it('is asked for once per short name, and cleared with it', async () => {
    const { send, asked, settled, context } = await start(null)
    send(...type({ shortName: 'May' }), { type: 'field.leave', field: 'shortName' })
    await settled()
    send({ type: 'field.leave', field: 'shortName' })
    expect([asked, context().fields.code]).toEqual([['May'], 'EB-May'])
    send(...type({ shortName: ' ' }), { type: 'field.leave', field: 'shortName' })
    expect([asked.length, context().fields.code]).toEqual([1, ''])
  })

  it('belongs to the final short name when answers arrive in the wrong order', async () => {
    let answerFirst: (code: string) => void = () => {}
    const { send, settled, context } = await start(null, {
      codes: { A: () => new Promise((done) => (answerFirst = done)), B: () => Promise.resolve('EB-B') },
    })
    send(...type({ shortName: 'A' }), { type: 'field.leave', field: 'shortName' }, ...type({ shortName: 'B' }), {
      type: 'field.leave',
      field: 'shortName',
    })
    await settled()
    answerFirst('EB-A')
    await Promise.resolve()
    expect(context().fields.code).toBe('EB-B')
  })

  it('is waited for by a save that was pressed before it came', async () => {
    let give: (code: string) => void = () => {}
    const { send, sent, settled } = await start(null, { codes: { Sum: () => new Promise((done) => (give = done)) } })
    send(...type(whole), { type: 'step.save' })
    expect(sent).toEqual([])
    give('EB-LATE')
    await settled()
    expect(sent).toMatchObject([{ code: 'EB-LATE' }])
  })

  it('stays empty after a failure, says why, and is asked for again', async () => {
    const codes: Record<string, () => Promise<string>> = { Sum: () => Promise.reject(new Error('No code today.')) }
    const { send, asked, settled, context } = await start(null, { codes })
    send(...type(whole), { type: 'field.leave', field: 'shortName' })
    await settled()
    expect([context().fields.code, context().notice?.text]).toEqual(['', 'No code today.'])
    codes['Sum'] = () => Promise.resolve('EB-2')
    send({ type: 'field.leave', field: 'shortName' })
    await settled()
    expect([asked, context().fields.code]).toEqual([['Sum', 'Sum'], 'EB-2'])
  })
})

describe('an existing block', () => {
  it('is not sent by Next when nothing changed', async () => {
    const { send, sent, actor } = await start('7')
    send({ type: 'step.next' })
    expect([actor.getSnapshot().status, sent]).toEqual(['done', []])
  })

  it('keeps its stored status until the switch is turned', async () => {
    const { send, sent, settled } = await start('7')
    send(...type({ name: 'June Exams' }), { type: 'step.save' })
    await settled()
    send({ type: 'status.switch', isActive: true }, { type: 'step.save' })
    await settled()
    expect(sent).toMatchObject([{ draft: { status: 2 } }, { draft: { status: 1 } }])
  })

  it('counts as active when its record has no status', async () => {
    const { context } = await start('7', { record: { ...record, status: null } })
    expect(context().fields.status).toBe(1)
  })

  it('may keep a start that has passed, but not move it to another past day', async () => {
    const { send, context, settled, sent } = await start('7', { record: { ...record, from: '2026-11-01', to: '2026-12-01' } })
    send(...type({ name: 'Running' }), { type: 'step.save' })
    await settled()
    expect(sent).toHaveLength(1)
    send(...type({ from: '02/11/2026' }), { type: 'step.save' })
    expect(shownErrors(context())).toEqual({ from: 'Start date should not be earlier than today!' })
  })

  it('says why it cannot be read', async () => {
    const { actor, context } = await start('7', { record: new Error('No such block.') })
    expect([actor.getSnapshot().value, context().notice?.text]).toEqual(['unavailable', 'No such block.'])
  })
})

describe('unsaved edits', () => {
  it('are kept half a second after the last key, and dropped by a save', async () => {
    const { send, kept, clock, settled } = await start(null)
    send(...type({ name: 'S' }))
    clock.increment(400)
    send(...type({ name: 'Su' }))
    clock.increment(400)
    expect(kept).toEqual([])
    clock.increment(200)
    expect(kept).toEqual(['Su'])
    send(...type(whole), { type: 'step.save' })
    await settled()
    expect(kept.at(-1)).toBe('dropped')
  })

  it('are offered when they differ from what is stored, and restored or discarded', async () => {
    const fields = { name: 'Kept', shortName: '', code: '', from: '', to: '', description: '', status: 0 as const }
    const { send, context } = await start(null, { draft: { fields, at: 1 } })
    expect(context().offer?.fields.name).toBe('Kept')
    send({ type: 'draft.restore' })
    expect([context().fields.name, context().offer, context().facts.isDirty]).toEqual(['Kept', null, true])
    const other = await start(null, { draft: { fields, at: 1 } })
    other.send({ type: 'draft.discard' })
    expect([other.context().offer, other.kept]).toEqual([null, ['dropped']])
  })
})

it('reaches every state of the form on some path', () => {
  const paths = getShortestPaths(blockDetailsMachine, {
    input: input(null),
    limit: 50_000,
    events: [
      { type: 'xstate.done.actor.0.blockDetails.loading', output: { record: null, draft: null } },
      { type: 'xstate.error.actor.0.blockDetails.loading', error: new Error('x') },
      { type: 'xstate.done.actor.0.blockDetails.open.code.generating', output: 'EB-1' },
      { type: 'xstate.done.actor.0.blockDetails.open.form.creating', output: { id: '9', message: 'ok', savedAt: 1, record: null } },
      { type: 'xstate.error.actor.0.blockDetails.open.form.creating', error: new Error('x') },
      { type: 'details.retry' },
      ...type(whole),
      { type: 'field.leave', field: 'shortName' },
      { type: 'step.save' },
      { type: 'step.next' },
    ] as never,
    serializeState: ({ value, context }) => JSON.stringify([value, context.facts.blockId, context.fields, context.isNext]) as never,
  })
  const reached = new Set(
    paths
      .flatMap(({ state }) => (typeof state.value === 'string' ? [state.value] : [`form ${JSON.stringify(Object(state.value)['open'])}`]))
      .flatMap((text) => text.match(/\w+/g) ?? []),
  )
  expect(
    ['unavailable', 'editing', 'waiting', 'creating', 'updating', 'generating', 'settled', 'resting', 'done'].filter(
      (name) => !reached.has(name),
    ),
  ).toEqual([])
})
