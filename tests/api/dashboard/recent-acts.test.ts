import { describe, expect, it } from 'vitest'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { createCaller, signInOver, startAggregator } from '#tests/support/aggregator.ts'
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

  it('names no record that the person may not list', async () => {
    const { handle, ids, deactivate, publish } = await start()
    await publish()
    await deactivate(ids.slice(0, 1))
    const centre = await signInOver(handle, 'centre@centre.test')
    expect(new Set((await centre.succeed('listRecentActs')).map(({ resource }) => resource))).toEqual(new Set(['Student']))
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
