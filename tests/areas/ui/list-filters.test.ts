import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceFilter, rangeFilters, readListQuery, writeListQuery, type ListFilter } from '#src/ui/list/list-address.ts'

const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null)
const centre: ListFilter<'centreId'> = {
  name: 'centreId',
  read: (text) => (/^x\d+$/.test(text) ? text.slice(1) : null),
  write: (id) => `x${id}`,
}
const filters = [choiceFilter('delivery', ['1', '2', 'On, off', '100%']), ...rangeFilters('contractEnd', day), centre]
const shape = { columns: ['name'], statuses: ['new', 'won'], filters } as const
const read = (search: string) => readListQuery(shape, search)
const fresh = { page: 1, pageSize: 10, search: '', status: 'all', sort: null } as const

describe('the filters of a list', () => {
  it('stand in one parameter each, their values side by side', () => {
    expect(writeListQuery({ ...fresh, filters: { delivery: ['1', '2'], centreId: ['26'], contractEndTo: ['2027-10-01'] } }, filters)).toBe(
      '?delivery=1%2C2&contractEndTo=2027-10-01&centreId=x26',
    )
    expect(read('?delivery=1,2&contractEndFrom=2027-01-01&contractEndTo=2027-10-01&centreId=x26').filters).toEqual({
      delivery: ['1', '2'],
      contractEndFrom: ['2027-01-01'],
      contractEndTo: ['2027-10-01'],
      centreId: ['26'],
    })
  })

  it.each(['delivery=3', 'delivery=', 'delivery=,,', 'contractEndFrom=soon', 'centreId=26', 'region=1', '__proto__=1', 'constructor=1'])(
    'pass over %s',
    (text) => {
      expect(read(`?${text}`)).toEqual(fresh)
    },
  )

  it('keep what is known of several values, each once', () => {
    expect(read('?delivery=2,9,1,2').filters).toEqual({ delivery: ['2', '1'] })
  })

  it('read the statuses of their own list', () => {
    expect([read('?status=won').status, read('?status=draft').status]).toEqual(['won', 'all'])
  })

  it('come back as they were, also with commas in a value', () => {
    const query = fc.record({
      delivery: fc.uniqueArray(fc.constantFrom('1', '2', 'On, off', '100%'), { minLength: 1 }),
      centreId: fc.uniqueArray(fc.nat().map(String), { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(query, (one) => {
        expect(read(writeListQuery({ ...fresh, filters: one }, filters)).filters).toEqual(one)
      }),
    )
  })
})
