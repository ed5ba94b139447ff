import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Api } from '#src/api/client.ts'
import { courseMonthsQuery, daysOfMonth } from '#src/courses/course-months.ts'

it('asks for the months of what the list finds by its search and filters', async () => {
  const asked: unknown[] = []
  const call = ((operation, input) => {
    asked.push([operation, input])
    return Promise.resolve({ data: [] })
  }) as Api['call']
  const filters = { studyMode: ['Part-time'], streamIds: ['1', '5'] }
  await new QueryClient().fetchQuery(courseMonthsQuery({ call }, { search: 'law', filters }))
  expect(asked).toEqual([['countCoursesByMonth', { query: { yearId: 0, searchText: 'law', studyMode: 'Part-time', streamIds: '1,5' } }]])
})

it.each([
  [
    ['', ''],
    ['2028-02-01', '2028-02-29'],
  ],
  [
    ['2028-02-10', ''],
    ['2028-02-10', '2028-02-29'],
  ],
  [
    ['2028-01-10', '2028-02-20'],
    ['2028-02-01', '2028-02-20'],
  ],
  [
    ['', '2028-12-31'],
    ['2028-02-01', '2028-02-29'],
  ],
] as const)('leads from a month to its days within those of the list: %s', (listed, [from, to]) => {
  expect(daysOfMonth('2028-02', listed)).toEqual({ from, to })
})
