import { expect, it } from 'vitest'
import { downloadOfList } from '#src/results/downloads/download-service.ts'

it('a download of a list has its search, status, order and filters, as the call of the list has them', () => {
  const query = { page: 3, pageSize: 10, search: 'Adaeze', status: 'all', sort: { column: 'rawMark', direction: 'desc' } } as const
  expect(downloadOfList({ ...query, filters: { outcome: ['Fail', 'Absent'], resultIntakeId: ['2'] } })).toEqual({
    list: {
      searchText: 'Adaeze',
      statusId: '0',
      sortParam: 'rawMark:desc',
      filters: { outcome: 'Fail,Absent', resultIntakeId: '2' },
    },
  })
  expect(downloadOfList({ ...query, search: '', status: '1', sort: null })).toEqual({
    list: { searchText: '', statusId: '1', sortParam: '', filters: {} },
  })
})
