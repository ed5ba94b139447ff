import { describe, expect, it } from 'vitest'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

async function start() {
  const { handle } = startAggregator()
  const [admin, centre] = [await recordsAs(handle), await recordsAs(handle, 'centre@centre.test')]
  const list = async (query: object = {}) =>
    (await admin.succeed('CenterRegistration', 'list', { query: { pageNo: 1, pageSize: 100, ...query } })).list ?? []
  const inStatus = async (statusId: number) => Number((await list({ statusId }))[0]?.['centreId'])
  const move = (person: typeof admin, id: number, status: number, comment = '') =>
    person.callBadly('CenterRegistration', 'move', { id, body: { status, comment } })
  const staged = async (sourceId: number) =>
    ((await admin.succeed('CentreStaging', 'list', { query: { pageNo: 1, pageSize: 100 } })).list ?? []).filter(
      (one) => one['sourceId'] === String(sourceId),
    )
  return { admin, centre, calls: createCaller(handle, admin.session), list, inStatus, move, staged }
}

describe('the registration of a centre', () => {
  it('is there for every centre, and reserves the id of a new one', async () => {
    const { admin, list } = await start()
    expect(await list()).toHaveLength(54)
    const highest = Math.max(...(await list()).map((one) => Number(one['centreId'])))
    const body = { centreName: 'Harbour College', requestId: 'one' }
    expect((await admin.succeed('CenterRegistration', 'create', { body }))['centreId']).toBe(highest + 1)
  })

  it('is submitted without gaps, with a licence', async () => {
    const { admin, move } = await start()
    const body = { centreName: 'Harbour College', programIds: [1], requestId: 'one' }
    const id = Number((await admin.succeed('CenterRegistration', 'create', { body }))['centreId'])
    const answer = await move(admin, id, 9)
    const fields = answer.data['fields'] as { field: string; description: string }[]
    expect(fields[0]).toEqual({ field: 'legalName', description: 'Legal Name should not be blank!' })
    expect(fields.at(-1)).toEqual({ field: 'files', description: 'Add a licence.' })
    expect(fields.map(({ field }) => field)).not.toContain('programIds')
  })

  it('names two people', async () => {
    const { admin } = await start()
    const body = { centreName: 'Harbour College', principalEmail: 'a@example.org', examsOfficerEmail: 'A@example.org', requestId: 'one' }
    expect((await admin.callBadly('CenterRegistration', 'create', { body })).data).toEqual({
      fields: [{ field: 'examsOfficerEmail', description: 'Enter two different e-mails.' }],
    })
  })

  it('once approved is one staged centre, and active when that has become the centre (CAT-STU-23)', async () => {
    const { admin, calls, inStatus, move, staged } = await start()
    const id = await inStatus(10)
    expect((await move(admin, id, 8)).status).toBe(200)
    const [record, ...others] = await staged(id)
    expect(others).toEqual([])
    expect(record).toMatchObject({ source: 'Registration', stagingStatus: 9 })
    expect((await move(admin, id, 8)).status).toBe(409)
    expect(await staged(id)).toHaveLength(1)
    const stagingId = Number(record?.['stagingId'])
    const kept = ['centreName', 'countryId', 'city', 'email', 'source', 'timezoneId', 'deliveryModes', 'contractStart', 'contractEnd']
    const given = Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => kept.includes(name)))
    const user = { userFirstName: 'Ama', userEmail: 'ama@harbour.example.org' }
    const body = { ...given, ...user, centreCode: 'HBC', currency: 'USD', updatedAt: record?.['updatedAt'] }
    await admin.succeed('CentreStaging', 'update', { id: stagingId, body })
    await admin.succeed('CentreStaging', 'move', { id: stagingId, body: { status: 10, comment: '' } })
    expect(await calls.call('decideStagedCentre', { path: { id: stagingId }, body: { decision: 'create' } })).toMatchObject({ status: 200 })
    expect(await admin.succeed('Centre', 'details', { id })).toMatchObject({ centreCode: 'HBC' })
    expect(await admin.succeed('CenterRegistration', 'details', { id })).toMatchObject({ status: 1 })
  })

  it('is read and changed by its own centre alone, and decided on by NCUK', async () => {
    const { centre, inStatus, move } = await start()
    expect((await centre.callBadly('CenterRegistration', 'details', { id: 26 })).status).toBe(200)
    expect((await centre.callBadly('CenterRegistration', 'details', { id: 20 })).status).toBe(404)
    expect((await move(centre, await inStatus(10), 8)).status).toBe(404)
  })
})
