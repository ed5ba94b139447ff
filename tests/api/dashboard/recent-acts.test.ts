import { describe, expect, it } from 'vitest'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { create, goodFields, kinds, open } from '../blocks/kinds.ts'
import { recordsAs } from '#tests/support/records.ts'

async function start() {
  const { handle, clock } = startAggregator()
  const person = await recordsAs(handle)
  const centres = (await person.succeed('Centre', 'list', { query: { statusId: '1' } })).list ?? []
  const ids = centres.map(({ centreId }) => Number(centreId))
  const deactivate = (centreId: readonly number[]) => person.succeed('Centre', 'setStatus', { body: { centreId, status: -1 } })
  const admin = createCaller(handle, person.session)
  const publish = () => admin.succeed('publishExamBlocks', { body: { examblockId: [108], status: 1 } })
  return { handle, clock, person, admin, ids, deactivate, publish, name: centres[0]?.[resourceRules.Centre.title] }
}

describe.each(kinds)('the recent acts of a $kind block', ({ kind, Kind, of }) => {
  it('are each change of it', async () => {
    const { blocks, clock, signIn } = await open(of)
    const later = () => clock.advance(120_000)
    const id = await create(blocks)
    later()
    await blocks.update(id, { ...goodFields, description: 'Another one', status: 2 })
    later()
    await blocks.map(id, 1, [{ zoneId: 102, groupId: 1, times: ['09:00'] }])
    later()
    await blocks.save(id, 1, [{ dayId: (await blocks.dates(id))[0]?.id ?? 0, slots: [] }])
    later()
    await blocks.saveAcademicDates(id, [])
    later()
    await blocks.publish([id])
    const acts = await (await signIn()).succeed('listRecentActs')
    const ofBlock = acts.filter(({ resource, recordId }) => resource === `${Kind}block` && recordId === id)
    expect(ofBlock.map(({ act }) => act)).toEqual([
      'published',
      'academic dates changed',
      'scheduled',
      'time zones set',
      'updated',
      'created',
    ])
    expect(ofBlock[0]).toMatchObject({ name: goodFields.name, noun: `${kind} block`, by: 'Alexandrina Lindqvist-Okonkwo', count: 1 })
  })
})

describe('what was done lately', () => {
  it('says who did what to which record, the newest first, also of blocks', async () => {
    const { clock, admin, ids, name, deactivate, publish } = await start()
    await deactivate(ids.slice(0, 1))
    clock.advance(120_000)
    await publish()
    const by = 'Alexandrina Lindqvist-Okonkwo'
    expect((await admin.succeed('listRecentActs')).slice(0, 3)).toMatchObject([
      { by, act: 'published', resource: 'Examblock', recordId: 108, noun: 'exam block', count: 1 },
      { by, act: 'status changed', resource: 'Centre', recordId: ids[0], name, noun: 'centre', count: 1 },
      // From the seeds, as everything before it.
      { by, act: 'registered', resource: 'Student', noun: 'students', count: 9 },
    ])
  })

  it('tells once what one person did at once to several records', async () => {
    const { admin, ids, deactivate } = await start()
    await deactivate(ids.slice(0, 3))
    expect((await admin.succeed('listRecentActs'))[0]).toMatchObject({ act: 'status changed', noun: 'centres', count: 3 })
  })

  it('names no record that the person may not list or see', async () => {
    const { handle, ids, deactivate, publish } = await start()
    await publish()
    await deactivate(ids.slice(0, 1))
    const centre = await recordsAs(handle, 'centre@centre.test')
    const acts = await createCaller(handle, centre.session).succeed('listRecentActs')
    expect(new Set(acts.map(({ resource }) => resource))).toEqual(new Set(['Student']))
    for (const { recordId } of acts) expect((await centre.call('Student', 'details', { id: recordId })).status).toBe(200)
  })

  it('names no record that is gone', async () => {
    const { admin, person } = await start()
    const { colourId } = await person.succeed('Colour', 'create', {
      body: { colourName: 'Deep blue', colourCode: '#3366CC', requestId: 'visit-1' },
    })
    const resources = async () => (await admin.succeed('listRecentActs')).map(({ resource }) => resource)
    expect(await resources()).toContain('Colour')
    await person.succeed('Colour', 'remove', { body: { colourId: [Number(colourId)] } })
    expect(await resources()).not.toContain('Colour')
  })
})
