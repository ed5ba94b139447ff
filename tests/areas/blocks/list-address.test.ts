import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockListQuery } from '#machines/blocks/list/block-row.ts'
import { readListAddress } from '#src/blocks/list/list-address.ts'
import { axisOf } from '#src/blocks/list/YearTrack.tsx'
import { writeListQuery } from '#src/ui/list/list-address.ts'

const fresh = { page: 1, pageSize: 10, search: '', status: 'all', sort: null } as const

describe('the address of a list', () => {
  it('says nothing of a fresh list', () => {
    expect([writeListQuery(fresh), readListAddress('')]).toEqual(['', fresh])
  })

  it('brings back what it was made of', () => {
    const query: fc.Arbitrary<BlockListQuery> = fc.record({
      page: fc.integer({ min: 1, max: 100_000 }),
      pageSize: fc.constantFrom(10, 25, 50),
      search: fc.string({ unit: 'grapheme', maxLength: 40 }),
      status: fc.constantFrom('all', 'active', 'inactive', 'draft'),
      sort: fc.option(
        fc.record({
          column: fc.constantFrom('name', 'shortName', 'code', 'from', 'to', 'status'),
          direction: fc.constantFrom('asc', 'desc'),
        }),
      ),
    })
    fc.assert(
      fc.property(query, (one) => {
        expect(readListAddress(writeListQuery(one))).toEqual(one)
      }),
    )
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'size=7', 'status=deleted', 'sort=password:asc', 'sort=', 'page=1e400'])(
    'ignores %s',
    (text) => {
      expect(readListAddress(`?${text}`)).toEqual(fresh)
    },
  )

  it('never throws on what somebody typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => void readListAddress(`?${text}`)))
  })
})

describe('the track of the year', () => {
  it('starts with the quarter that lies three months back', () => {
    expect(axisOf('2027-04-14').start).toBe('2027-01-01')
    expect(axisOf('2027-04-14').ticks.map(({ label }) => label)).toEqual(['Jan', 'Apr', 'Jul', 'Oct', 'Jan'])
    expect(axisOf('2026-11-21').start).toBe('2026-07-01')
    expect(axisOf('2026-11-21').ticks.map(({ label }) => label)).toEqual(['Jul', 'Oct', 'Jan', 'Apr', 'Jul'])
  })

  it('shows at least the last three months and three quarters to come', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (date) => {
        const today = date.toISOString().slice(0, 10)
        const { start, days } = axisOf(today)
        const ahead = (Date.parse(today) - Date.parse(start)) / 86_400_000
        expect(ahead).toBeGreaterThanOrEqual(89)
        expect(days - ahead).toBeGreaterThan(270)
      }),
    )
  })
})
