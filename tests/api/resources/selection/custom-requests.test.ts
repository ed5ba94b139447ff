import { describe, expect, it } from 'vitest'
import type { Input } from '#tests/support/aggregator.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const baobab = 26
const centreUser = 'centre@centre.test'
/** Selections of Baobab College Accra, with their curricula: begun, and completed. */
const [begun, completed] = [
  { curriculum: 1, selection: 1 },
  { curriculum: 5, selection: 2 },
] as const
const september = 401

async function start() {
  const world = startAggregator()
  const [admin, centre, asAdmin, asCentre] = await Promise.all([
    world.signIn(),
    world.signIn(centreUser),
    recordsAs(world.handle),
    recordsAs(world.handle, centreUser),
  ])
  return { ...world, admin, centre, asAdmin, asCentre }
}

type World = Awaited<ReturnType<typeof start>>

const about = {
  title: 'Start after the rains',
  reason: 'Students arrive later.',
  centreSelectionId: begun.selection,
  requestId: 'visit-1',
}
const teachingDate = {
  intakeId: september,
  startDate: '2026-10-05',
  endDate: '2026-12-18',
}
const dateRequest = { ...about, requestCode: 236, teachingDate }
const streamRequest = {
  ...about,
  requestCode: 233,
  stream: { streamName: 'Business with Law', programId: 1, moduleIds: [301] },
}

async function ask({ asCentre }: Pick<World, 'asCentre'>, body: object): Promise<number> {
  const { customRequestId } = await asCentre.succeed('CustomRequest', 'create', { body })
  return Number(customRequestId)
}

async function takeIntoReview({ asAdmin }: Pick<World, 'asAdmin'>, id: number) {
  await asAdmin.succeed('CustomRequest', 'move', {
    id,
    body: { status: 10 },
  })
}

type Decision = NonNullable<Input<'acceptCustomRequest'>['body']>
const decided = (id: number, comment = ''): { path: { id: number }; body: Decision } => ({
  path: { id },
  body: { comment },
})

async function subjects(caller: World['admin']) {
  const query = { contactId: caller.session?.contactId ?? 0, status: 0 } as const
  return (await caller.succeed('listNotifications', { query })).map(({ communicationSubject }) => communicationSubject)
}

describe('the seeded custom requests', () => {
  it('are 48, 12 of each kind', async () => {
    const { asAdmin } = await start()
    const { list = [] } = await asAdmin.succeed('CustomRequest', 'list', {
      query: { pageSize: 1000 },
    })
    const count = (code: number) => list.filter((one) => one['requestCode'] === code).length
    expect([list.length, count(233), count(234), count(235), count(236)]).toEqual([48, 12, 12, 12, 12])
  })
})

describe('a custom request', () => {
  it('is seen by its own centre and by the provider alone', async () => {
    const { asAdmin, asCentre } = await start()
    const { list: all = [] } = await asAdmin.succeed('CustomRequest', 'list', {
      query: { pageSize: 1000 },
    })
    const { list: mine = [] } = await asCentre.succeed('CustomRequest', 'list', { query: { pageSize: 1000 } })
    expect(mine.map((one) => one['centreId'])).toEqual(all.filter((one) => one['centreId'] === baobab).map(() => baobab))
    const other = all.find((one) => one['centreId'] !== baobab)
    const answer = await asCentre.call('CustomRequest', 'details', {
      id: Number(other?.['customRequestId']),
    })
    expect(answer.status).toBe(404)
  })

  it('asks for what its kind needs, in words', async () => {
    const { asCentre } = await start()
    expect(
      await asCentre.call('CustomRequest', 'create', {
        body: { ...about, requestCode: 233 },
      }),
    ).toMatchObject({
      status: 400,
      data: {
        fields: [
          {
            field: 'stream.streamName',
            description: 'Stream Name should not be blank!',
          },
        ],
      },
    })
    const outside = {
      ...dateRequest,
      teachingDate: { ...teachingDate, endDate: '2027-12-18' },
    }
    expect(await asCentre.call('CustomRequest', 'create', { body: outside })).toMatchObject({
      status: 400,
      data: {
        fields: [
          {
            field: 'teachingDate.endDate',
            description: expect.stringMatching(/^Choose dates within /),
          },
        ],
      },
    })
    const strange = {
      ...about,
      requestCode: 235,
      delivery: {
        comboId: 7,
        intakeId: september,
        deliveryMode: 2,
        from: '2026-10-05',
      },
    }
    expect(await asCentre.call('CustomRequest', 'create', { body: strange })).toMatchObject({
      status: 400,
      data: {
        fields: [
          {
            field: 'delivery.comboId',
            description: expect.stringMatching(/^Choose a combo route of /),
          },
        ],
      },
    })
  })

  it('asks for an intake of the year', async () => {
    const { asAdmin, asCentre } = await start()
    const { list = [] } = await asAdmin.succeed('Intake', 'list', { query: { pageSize: 100 } })
    const intakeId = Number(list.find(({ startYear }) => startYear !== 22)?.['intakeId'])
    const refused = await asCentre.call('CustomRequest', 'create', {
      body: { ...dateRequest, teachingDate: { ...teachingDate, intakeId } },
    })
    expect(refused).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'teachingDate.intakeId', description: 'Choose an intake of 2026/27.' }] },
    })
  })

  it('is taken from a centre until the day that the curriculum names, of the provider at any time', async () => {
    const { clock, handle } = await start()
    clock.advance(Date.parse('2027-01-29T12:00:00Z') - clock.now())
    const later = await recordsAs(handle, centreUser)
    expect((await later.call('CustomRequest', 'create', { body: dateRequest })).status).toBe(200)
    clock.advance(24 * 60 * 60 * 1000)
    const [late, provider] = [await recordsAs(handle, centreUser), await recordsAs(handle)]
    const again = { ...dateRequest, requestId: 'visit-2' }
    expect(await late.call('CustomRequest', 'create', { body: again })).toMatchObject({
      status: 400,
      description: 'Custom requests closed on 29/01/2027.',
    })
    expect((await provider.call('CustomRequest', 'create', { body: again })).status).toBe(200)
  })

  it('for a module may leave its credits open', async () => {
    const { asCentre } = await start()
    const refused = await asCentre.call('CustomRequest', 'create', {
      body: { ...about, requestCode: 234, module: { moduleName: 'Robotics', streamId: 5 } },
    })
    expect(refused).toMatchObject({ status: 400, data: { fields: [{ field: 'syllabus', description: 'Syllabus should not be blank!' }] } })
    expect(Object(refused.data).fields).toHaveLength(1)
  })

  it('keeps nothing of another kind', async () => {
    const world = await start()
    const id = await ask(world, {
      ...dateRequest,
      stream: streamRequest.stream,
    })
    const record = await world.asAdmin.succeed('CustomRequest', 'details', {
      id,
    })
    expect([record['stream'], record['teachingDate']]).toEqual([undefined, teachingDate])
  })

  it('is withdrawn by its centre while it is submitted, and no more once it is in review', async () => {
    const world = await start()
    const id = await ask(world, dateRequest)
    await takeIntoReview(world, id)
    const late = await world.asCentre.call('CustomRequest', 'move', {
      id,
      body: { status: -1 },
    })
    expect(late).toMatchObject({
      status: 409,
      data: { kind: 'state', status: 10 },
    })
    const second = await ask(world, { ...dateRequest, requestId: 'visit-2' })
    await world.asCentre.succeed('CustomRequest', 'move', {
      id: second,
      body: { status: -1 },
    })
    expect(
      (
        await world.asAdmin.succeed('CustomRequest', 'details', {
          id: second,
        })
      )['requestStatus'],
    ).toBe(-1)
  })

  it('tells the other side of each change', async () => {
    const world = await start()
    const id = await ask(world, dateRequest)
    expect(await subjects(world.admin)).toContain('Custom request Start after the rains was submitted')
    await takeIntoReview(world, id)
    await world.admin.succeed('rejectCustomRequest', decided(id, 'The year has begun.'))
    const told = await subjects(world.centre)
    expect(told).toContain('Custom request Start after the rains is in review')
    expect(told).toContain('Custom request Start after the rains was rejected')
  })

  it('is rejected with a comment alone, by the provider, once', async () => {
    const world = await start()
    const id = await ask(world, dateRequest)
    expect((await world.admin.call('acceptCustomRequest', decided(id))).status).toBe(409)
    await takeIntoReview(world, id)
    expect(await world.admin.call('rejectCustomRequest', decided(id))).toMatchObject({
      status: 400,
      data: {
        fields: [{ field: 'comment', description: 'Comment should not be blank!' }],
      },
    })
    expect((await world.centre.call('acceptCustomRequest', decided(id))).status).toBe(403)
    await world.admin.succeed('rejectCustomRequest', decided(id, 'The year has begun.'))
    expect((await world.admin.call('acceptCustomRequest', decided(id))).status).toBe(409)
  })

  it('cannot be changed or deleted once it is approved', async () => {
    const world = await start()
    const id = await ask(world, dateRequest)
    await takeIntoReview(world, id)
    await world.admin.succeed('acceptCustomRequest', decided(id))
    const { updatedAt } = await world.asAdmin.succeed('CustomRequest', 'details', { id })
    const { requestId: _, ...fields } = dateRequest
    const changed = await world.asAdmin.call('CustomRequest', 'update', {
      id,
      body: { ...fields, title: 'Later', updatedAt },
    })
    expect(changed).toMatchObject({
      status: 409,
      data: { kind: 'state', status: 8 },
    })
    const removed = await world.asAdmin.call('CustomRequest', 'remove', {
      body: { customRequestId: [id] },
    })
    expect([removed.status, removed.description]).toEqual([400, 'An approved request cannot be deleted.'])
  })
})

describe('an approval', () => {
  it('of a teaching date puts it into the selection of that centre alone (CAT-CUR-11)', async () => {
    const world = await start()
    const body = { ...dateRequest, centreSelectionId: completed.selection }
    const id = await ask(world, body)
    await takeIntoReview(world, id)
    await world.admin.succeed('acceptCustomRequest', decided(id))
    const read = (centreId: number, curriculum: number) =>
      world.admin.succeed('getSelection', {
        path: { id: curriculum },
        query: { centreId },
      })
    const datesOf = ({ choices }: Awaited<ReturnType<typeof read>>) =>
      choices.intakes.flatMap(({ teachingDates }) => teachingDates.map(({ teachingDateName }) => teachingDateName))
    const mine = await read(baobab, completed.curriculum)
    const { newTeachingDateId } = await world.asAdmin.succeed('CustomRequest', 'details', { id })
    expect(datesOf(mine)).toContain('Start after the rains')
    expect(mine.answers.intakes?.[0]?.teachingDateIds).toContain(newTeachingDateId)
    const { list = [] } = await world.asAdmin.succeed('CentreSelection', 'list', {
      query: { pageSize: 1000, curriculumId: String(completed.curriculum) },
    })
    const other = list.find((one) => one['centreId'] !== baobab)
    expect(datesOf(await read(Number(other?.['centreId']), completed.curriculum))).not.toContain('Start after the rains')
  })

  it('of a stream makes an inactive one, which the request names', async () => {
    const world = await start()
    const { list = [] } = await world.asAdmin.succeed('Module', 'list', {
      query: { pageSize: 1, programId: '1' },
    })
    const moduleIds = list.map((one) => Number(one['moduleId']))
    const id = await ask(world, {
      ...streamRequest,
      stream: { ...streamRequest.stream, moduleIds },
    })
    await takeIntoReview(world, id)
    await world.admin.succeed('acceptCustomRequest', decided(id))
    const { newStreamId } = await world.asAdmin.succeed('CustomRequest', 'details', { id })
    const made = await world.asAdmin.succeed('Stream', 'details', {
      id: Number(newStreamId),
    })
    expect([made['streamName'], made['streamCode'], made['status']]).toEqual(['Business with Law', `REQ-${id}`, -1])
    const { uses = [] } = await world.asAdmin.succeed('Stream', 'uses', {
      id: Number(newStreamId),
    })
    expect(uses).toMatchObject([{ resource: 'CustomRequest', id }])
  })

  it('of a delivery makes its mode a further choice for that combo route and intake', async () => {
    const { asAdmin, asCentre, admin, centre } = await start()
    // IY1 Engineering is taught on campus alone; its selection at Baobab College Accra is the third.
    const [engineering, selectionId] = [6, 3]
    const read = () => centre.succeed('getSelection', { path: { id: engineering }, query: { centreId: baobab } })
    const save = async (step: 'combo' | 'delivery', values: Awaited<ReturnType<typeof read>>['answers']) => {
      const { updatedAt = expect.unreachable() } = await read()
      return centre.call('saveSelectionStep', { path: { id: engineering }, body: { centreId: baobab, step, values, updatedAt } })
    }
    const { answers, choices } = await read()
    const [first = expect.unreachable(), ...others] = answers.delivery ?? []
    expect([choices.deliveryModes, choices.approvedDeliveries]).toEqual([[1], []])
    const online = { ...first, deliveryMode: 2 as const }
    expect(await save('delivery', { delivery: [online, ...others] })).toMatchObject({
      status: 400,
      data: { fields: [{ field: `delivery.${first.comboId}.${first.intakeId}`, description: 'This Mode is no longer available.' }] },
    })
    const { comboId, intakeId } = first
    const delivery = { comboId, intakeId, deliveryMode: 2, from: '2026-10-05' }
    // The selection has no row for it yet when the request is approved.
    const [other = expect.unreachable()] = choices.combos.filter((one) => one.comboId !== comboId)
    await save('combo', { comboIds: [other.comboId] })
    const id = await ask({ asCentre }, { ...about, centreSelectionId: selectionId, requestCode: 235, delivery })
    await takeIntoReview({ asAdmin }, id)
    await admin.succeed('acceptCustomRequest', decided(id))
    expect((await read()).choices.approvedDeliveries).toEqual([{ comboId, intakeId, deliveryMode: 2 }])
    await save('combo', { comboIds: [comboId] })
    expect((await save('delivery', { delivery: [online] })).status).toBe(200)
  })

  it('of a delivery changes its mode in the selection', async () => {
    const world = await start()
    const read = () =>
      world.admin.succeed('getSelection', {
        path: { id: completed.curriculum },
        query: { centreId: baobab },
      })
    const [row] = (await read()).answers.delivery ?? []
    const delivery = {
      comboId: row?.comboId,
      intakeId: september,
      deliveryMode: 2,
      from: '2026-10-05',
    }
    const id = await ask(world, {
      ...about,
      centreSelectionId: completed.selection,
      requestCode: 235,
      delivery,
    })
    await takeIntoReview(world, id)
    await world.admin.succeed('acceptCustomRequest', decided(id))
    expect((await read()).answers.delivery?.[0]).toEqual({
      ...row,
      deliveryMode: 2,
    })
  })
})
