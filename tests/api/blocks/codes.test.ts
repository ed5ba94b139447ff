import { describe, expect, it } from 'vitest'
import type { MasterType } from '#openapi/generated/schema.d.ts'
import { startAggregator } from '#tests/support/aggregator.ts'

async function generator() {
  const admin = await startAggregator().signIn()
  return {
    admin,
    codeOf: async (name: string, masterType: MasterType = 'examblock') =>
      (await admin.succeed('generateCode', { body: { name, masterType } })).masterCode,
  }
}

describe('a generated code', () => {
  it.each([
    ['S2 Finals 27', 'EBS2F27-015'],
    ['MAY 2027', 'EBM2027-015'],
    ['north-south_combined @ hubs & rooms', 'EBNSCHR-015'],
    ['@ & _ -', 'EB-015'],
    ['Prüfungen 27', 'EBPF27-015'],
  ])('of %s is %s', async (name, code) => {
    const { codeOf } = await generator()
    expect(await codeOf(name)).toBe(code)
  })

  it('begins otherwise and counts on its own for test blocks', async () => {
    const { codeOf } = await generator()
    expect([await codeOf('Quiz 27', 'testblock'), await codeOf('Quiz 27')]).toEqual(['TBQ27-011', 'EBQ27-015'])
  })

  it('is never given twice, so that two people can name a block alike', async () => {
    const { codeOf } = await generator()
    expect([await codeOf('Same'), await codeOf('Same'), await codeOf('Same')]).toEqual(['EBS-015', 'EBS-016', 'EBS-017'])
  })

  it('is the same for the same calls on the same data', async () => {
    const [one, other] = await Promise.all([generator(), generator()])
    expect(await one.codeOf('Again')).toBe(await other.codeOf('Again'))
  })

  it('holds at most 30 letters, digits and hyphens, whatever the name', async () => {
    const { codeOf } = await generator()
    for (const name of ['W0rd5 '.repeat(16), '1234567890'.repeat(10), 'a '.repeat(50)])
      expect(await codeOf(name)).toMatch(/^[A-Za-z0-9-]{1,30}$/)
  })

  it('passes by one that a block already has', async () => {
    const { admin, codeOf } = await generator()
    const { examblock_id } = await admin.succeed('createExamBlock', {
      body: {
        name: 'Taken',
        shortName: 'T',
        examCode: 'EBT-015',
        description: '',
        examdateStart: null,
        examdateEnd: null,
        status: 0,
        academicDates: [],
      },
    })
    expect(examblock_id).toBeGreaterThan(0)
    expect(await codeOf('T')).toBe('EBT-016')
  })

  it('is refused for a blank name', async () => {
    const { admin } = await generator()
    expect(await admin.refuse('generateCode', { body: { name: '  ', masterType: 'examblock' } })).toEqual([
      400,
      'The short name must not be blank.',
    ])
  })
})
