import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CloneSource } from '#machines/blocks/next-year/clone-plan.ts'
import { cloneParts, namesOf, shownNameErrors, startAfterWeeks } from '#machines/blocks/next-year/next-year-form.ts'
import { nextYearMachine } from '#machines/blocks/next-year/next-year.machine.ts'
import type { BegunClone, NextYearInput, NextYearPorts, TypedNames } from '#machines/blocks/next-year/next-year-types.ts'
import type { ClonePart } from '#machines/blocks/next-year/clone-plan.ts'
import { cloneSource, nextYearInput } from '#tests/machines/blocks/next-year-source.ts'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const autumn = cloneSource('Autumn Exams 2026')
const begun: BegunClone = {
  shift: { years: 1, days: 364 },
  name: 'Autumn Exams 2027',
  shortName: 'Autumn 27',
  code: 'CODE 1',
  parts: cloneParts,
  blockId: null,
  step: 'create',
}
const failure = (code: number) => ({ code, message: `Problem ${code}.` })

interface Setting {
  readonly source?: CloneSource | { readonly code: number; readonly message: string }
  readonly typed?: TypedNames
  readonly parts?: readonly ClonePart[]
  readonly begun?: BegunClone
  readonly input?: Partial<NextYearInput>
  /** What the next calls fail with, in order; those that are not named here succeed. */
  readonly fails?: Partial<Record<'generateCode' | 'createBlock' | 'saveZones' | 'saveSchedule', number[]>>
  /** The codes come only when the test lets them. */
  readonly holdCodes?: Promise<void>
}

/** The machine after its source was asked for; every call, and what is kept in the browser, is written down. */
async function start({ source = autumn, typed = { name: null, shortName: null }, fails = {}, ...setting }: Setting = {}) {
  const sent: string[] = []
  const kept: string[] = []
  const bodies: unknown[] = []
  let codes = 0
  const call = (name: keyof typeof fails, text: string) => {
    sent.push(text)
    const code = fails[name]?.shift()
    if (code !== undefined) throw failure(code)
  }
  const ports: NextYearPorts = {
    loadSource: fromPromise(async () => {
      if ('code' in source) throw source
      return { source, typed, parts: setting.parts ?? cloneParts, begun: setting.begun ?? null }
    }),
    generateCode: fromPromise(async ({ input }) => {
      await setting.holdCodes
      call('generateCode', `code for ${input.shortName}`)
      codes += 1
      return `CODE ${codes}`
    }),
    createBlock: fromPromise(async ({ input: { draft, mayExist } }) => {
      bodies.push(draft)
      call('createBlock', `${mayExist ? 'find or create' : 'create'} ${draft.code} ${draft.name}`)
      return '900'
    }),
    saveZones: fromPromise(async ({ input: { blockId, slotsPerDay, zones } }) =>
      call('saveZones', `${zones.length} zones of ${slotsPerDay} slots for ${blockId}`),
    ),
    saveSchedule: fromPromise(async ({ input: { blockId, days } }) => {
      bodies.push(days)
      call('saveSchedule', `${days.length} dates for ${blockId}`)
    }),
  }
  const actor = createActor(
    nextYearMachine.provide({
      actors: ports,
      actions: {
        keepForm: ({ context }) => kept.push(`typed ${Object.values(context.typed).join(', ')}, with ${context.parts.join(', ')}`),
        keepBegun: ({ context }) => kept.push(`${context.begun?.step} of ${context.begun?.blockId}`),
        forgetBegun: () => kept.push('nothing'),
      },
    }),
    { input: { ...nextYearInput, ...setting.input } },
  )
  actor.start()
  await settled()
  const at = () => actor.getSnapshot()
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await settled()
  }
  return { actor, at, send, sent, kept, bodies, calls: () => sent.filter((text) => !text.startsWith('code')) }
}

const open = { open: { form: 'editing', code: 'settled' } }
const zonesCall = '5 zones of 3 slots for 900'
const datesCall = '6 dates for 900'

describe('a block for next year', () => {
  it('is offered for the first year that does not begin in the past, with its names raised and a code', async () => {
    const { at, sent } = await start()
    expect([at().value, at().context.shift, namesOf(at().context).name, at().context.code]).toEqual([
      open,
      { years: 1, days: 364 },
      'Autumn Exams 2027',
      'CODE 1',
    ])
    expect(sent).toEqual([`code for ${namesOf(at().context).shortName}`])
  })

  it('begins where the address asks, if that is whole weeks away and not in the past', async () => {
    const { at, send } = await start({ input: { start: '2027-10-25' } })
    const days = () => at().context.shift.days
    expect(days()).toBe(371)
    for (const [day, expected] of [
      ['2028-10-16', 728],
      ['2027-10-26', 364],
      ['2026-11-16', 364],
      ['2036-10-20', 364],
      [null, 364],
    ] as const) {
      await send({ type: 'start.move', start: day })
      expect([day, days()]).toEqual([day, expected])
    }
  })

  it('moves by weeks from where it starts now, and not into the past', async () => {
    const { at, send } = await start()
    for (const [weeks, day] of [
      [1, '2027-10-25'],
      [-1, '2027-10-18'],
      [-1, '2027-10-11'],
      [-60, null],
      [520, null],
    ] as const) {
      const next = startAfterWeeks(at().context, weeks)
      expect(next).toBe(day)
      if (next !== null) await send({ type: 'start.move', start: next })
    }
  })

  it('takes a start that was asked for before the source was read', async () => {
    const { at, send } = await start({ source: failure(500) })
    await send({ type: 'start.move', start: '2027-10-25' })
    expect([at().value, at().context.start, at().context.failure]).toEqual(['unavailable', '2027-10-25', failure(500)])
    await send({ type: 'source.retry' })
    expect(at().value).toBe('unavailable')
  })

  it('asks for a code again when its short name has changed, and not before the field is left', async () => {
    const { at, send, sent, kept } = await start()
    await send({ type: 'name.change', field: 'shortName', value: 'Resits' })
    expect(sent).toHaveLength(1)
    await send({ type: 'name.leave', field: 'shortName' })
    await send({ type: 'name.leave', field: 'name' })
    expect([sent.slice(1), at().context.code, kept]).toEqual([
      ['code for Resits'],
      'CODE 2',
      ['typed , Resits, with zones, modules, academicDates'],
    ])
    await send({ type: 'start.move', start: '2028-10-16' })
    expect(sent).toHaveLength(2)
  })

  it('asks for a code again when another year gives another short name', async () => {
    const { send, sent } = await start({ source: cloneSource('May Exams 2027') })
    await send({ type: 'start.move', start: '2029-05-21' })
    expect(sent).toEqual(['code for MAY Exams 28', 'code for MAY Exams 29'])
  })

  it('keeps names that were typed on an earlier visit', async () => {
    const { at } = await start({ typed: { name: 'My name', shortName: null } })
    expect(namesOf(at().context).name).toBe('My name')
  })

  it('is not created under wrong names', async () => {
    const { at, send, calls } = await start()
    await send({ type: 'name.change', field: 'name', value: 'A “name”' })
    expect(shownNameErrors(at().context)).toEqual({})
    await send({ type: 'name.change', field: 'shortName', value: ' ' })
    await send({ type: 'clone.create' })
    expect([at().value, calls(), shownNameErrors(at().context)]).toEqual([
      open,
      [],
      { name: 'Only alphanumeric and -_@& characters are allowed.', shortName: 'No short name.' },
    ])
  })

  it('is not created once its start has passed while the page stood open', async () => {
    let today = '2026-11-22'
    const { at, send, calls } = await start({ input: { today: () => today } })
    today = '2027-10-19'
    await send({ type: 'clone.create' })
    expect([at().value, calls()]).toEqual([open, []])
  })

  it('waits for its code when it is wanted before, and takes no other press meanwhile', async () => {
    let arrive = () => {}
    const { at, send, calls } = await start({ holdCodes: new Promise((resolve) => (arrive = resolve)) })
    await send({ type: 'clone.create' })
    await send({ type: 'clone.create' })
    await send({ type: 'name.change', field: 'name', value: 'Too late' })
    expect([at().value, calls()]).toEqual([{ open: { form: 'waiting', code: 'generating' } }, []])
    arrive()
    await settled()
    await settled()
    expect(calls()[0]).toBe('create CODE 1 Autumn Exams 2027')
    expect(calls()).toHaveLength(3)
  })

  it('says when no code could be had, and asks again with the next press', async () => {
    const { at, send, calls } = await start({ fails: { generateCode: [500, 500] } })
    expect([at().context.failure, at().context.code]).toEqual([failure(500), ''])
    await send({ type: 'clone.create' })
    expect([at().value, at().context.failure, calls()]).toEqual([open, failure(500), []])
    await send({ type: 'clone.create' })
    expect(at().value).toBe('finished')
  })

  it('is made by three calls, one after the other, each kept in the browser', async () => {
    const { at, send, calls, kept, bodies } = await start()
    await send({ type: 'clone.create' })
    expect(at().value).toBe('finished')
    expect(calls()).toEqual(['create CODE 1 Autumn Exams 2027', zonesCall, datesCall])
    expect(kept).toEqual(['zones of 900', 'schedule of 900', 'nothing'])
    expect(bodies[0]).toMatchObject({
      from: '2027-10-18',
      to: '2027-10-29',
      status: 0,
      academicDates: [
        { id: 0, name: 'Moderation', from: '2027-11-03', to: '2027-11-05' },
        { id: 0, name: 'Exam Boards', from: '2027-11-10' },
        { id: 0, name: 'Clearing', from: null },
      ],
    })
    expect(at().context.begun?.blockId).toBe('900')
  })

  it.each([
    ['zones and no modules', { days: [] }, ['create', zonesCall]],
    ['no zones and no modules', { zones: [], days: [] }, ['create']],
    ['no module that is still offered', { offered: [] }, ['create', zonesCall]],
  ])('of a block with %s leaves out the calls that nothing is for', async (_, changes, expected) => {
    const { at, send, calls } = await start({ source: { ...autumn, ...changes } })
    await send({ type: 'clone.create' })
    expect([at().value, calls().map((text) => text.replace(/^create .*/, 'create'))]).toEqual(['finished', expected])
  })

  it('takes along what is chosen: modules come with their time zones, and go with them', async () => {
    const { at, send, calls, kept, bodies } = await start()
    const change = (part: ClonePart, isTaken: boolean) => send({ type: 'part.change', part, isTaken })
    await change('zones', false)
    expect(at().context.parts).toEqual(['academicDates'])
    await change('modules', true)
    expect(at().context.parts).toEqual(cloneParts)
    await change('modules', false)
    await change('academicDates', false)
    expect(kept.at(-1)).toBe('typed , , with zones')
    await send({ type: 'clone.create' })
    expect([at().value, calls().slice(1)]).toEqual(['finished', [zonesCall]])
    expect(bodies).toEqual([
      expect.objectContaining({
        academicDates: autumn.record.academicDates
          .filter(({ isCustom }) => !isCustom)
          .map(({ name }) => expect.objectContaining({ name, id: 0, from: null, to: null, startTime: '' })),
      }),
    ])
  })

  it('goes on with the parts that it was begun with', async () => {
    const left = { ...begun, blockId: '900', step: 'zones' as const, parts: ['academicDates'] as const }
    const { at, send, sent } = await start({ begun: left })
    await send({ type: 'clone.resume' })
    expect([at().value, sent]).toEqual(['finished', []])
  })

  it('cannot be made of a block without dates', async () => {
    const { at } = await start({ source: { ...autumn, record: { ...autumn.record, to: null } } })
    expect(at().value).toBe('undated')
  })
})

describe('a call that fails', () => {
  it.each([400, 403, 409])('as a create refused with %i leads back to the form, with another code', async (code) => {
    const { at, send, calls } = await start({ fails: { createBlock: [code] } })
    await send({ type: 'clone.create' })
    expect([at().value, at().context.failure, at().context.begun, at().context.code]).toEqual([open, failure(code), null, 'CODE 2'])
    await send({ type: 'clone.create' })
    expect(calls()).toEqual(['create CODE 1 Autumn Exams 2027', 'create CODE 2 Autumn Exams 2027', zonesCall, datesCall])
  })

  it.each([0, 200, 408, 500])('as a create with %i is resumed, and what it may have made is looked for', async (code) => {
    const { at, send, calls } = await start({ fails: { createBlock: [code, code] } })
    await send({ type: 'clone.create' })
    expect([at().value, at().context.failure, at().context.begun?.step]).toEqual(['halted', failure(code), 'create'])
    await send({ type: 'clone.resume' })
    expect(at().value).toBe('halted')
    await send({ type: 'clone.resume' })
    const again = 'find or create CODE 1 Autumn Exams 2027'
    expect(calls()).toEqual(['create CODE 1 Autumn Exams 2027', again, again, zonesCall, datesCall])
    expect(at().value).toBe('finished')
  })

  it.each([
    ['saveZones', 'zones', [zonesCall, zonesCall, datesCall]],
    ['saveSchedule', 'schedule', [zonesCall, datesCall, datesCall]],
  ] as const)('as %s is resumed at that call, and creates nothing again', async (port, step, expected) => {
    for (const code of [0, 400, 403, 500]) {
      const { at, send, calls } = await start({ fails: { [port]: [code] } })
      await send({ type: 'clone.create' })
      expect([at().value, at().context.failure, at().context.begun]).toEqual([
        'halted',
        failure(code),
        { ...begun, shortName: namesOf(at().context).shortName, blockId: '900', step },
      ])
      await send({ type: 'clone.restart' })
      await send({ type: 'clone.create' })
      await send({ type: 'clone.resume' })
      expect([at().value, at().context.failure, calls().slice(1)]).toEqual(['finished', null, expected])
    }
  })

  it('because the new block is gone lets the person start again', async () => {
    const { at, send, calls, kept } = await start({ fails: { saveZones: [404] } })
    await send({ type: 'clone.create' })
    await send({ type: 'clone.restart' })
    expect([at().value, at().context.begun, at().context.failure, kept.at(-1)]).toEqual([open, null, null, 'nothing'])
    await send({ type: 'clone.create' })
    expect(calls().slice(2)).toEqual(['create CODE 2 Autumn Exams 2027', zonesCall, datesCall])
  })
})

describe('a clone that was begun on an earlier visit', () => {
  it.each([
    [{ ...begun }, ['find or create CODE 1 Autumn Exams 2027', zonesCall, datesCall]],
    [{ ...begun, blockId: '900', step: 'zones' as const }, [zonesCall, datesCall]],
    [{ ...begun, blockId: '900', step: 'schedule' as const }, [datesCall]],
  ])('waits to be resumed at its call', async (left, expected) => {
    const { at, send, sent } = await start({ begun: left, input: { start: '2027-10-25' } })
    expect([at().value, sent, at().context.shift, namesOf(at().context).name]).toEqual(['halted', [], begun.shift, begun.name])
    await send({ type: 'clone.resume' })
    expect([at().value, sent]).toEqual(['finished', expected])
  })
})
