import { expect, it } from 'vitest'
import type { CallOptions } from '#src/api/client.ts'
import { downloadOfList, readDownload } from '#src/results/downloads/download-service.ts'

it('a download is noted as a view of results', async () => {
  const logged: unknown[] = []
  const call = async (_operation: string, _input: unknown, options: CallOptions = {}) => {
    logged.push(options.log)
    return { data: { link: '/files/1', fileName: 'results.csv' } as never, description: '', code: 200 }
  }
  await readDownload({ call }, 'csv', {})
  expect(logged).toEqual([{ component: ['ResultsManagement', 'Results'], permission: 'View' }])
})

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
