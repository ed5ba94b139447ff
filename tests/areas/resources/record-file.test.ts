import { expect, it } from 'vitest'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { fileOf } from '#src/resources/list/record-file.ts'

const recordOf = (id: string, centreName: string, city: string) => ({
  id,
  name: centreName,
  status: 1,
  fields: { centreName, centreCode: `C${id}`, city, countryId: 3 },
  createdAt: '2026-09-01 09:00:00.000000',
  updatedAt: '2026-09-01 09:00:00.000000',
  updatedBy: 'Ada',
  names: { Country: { 3: { name: 'Ghana', status: 1 } } },
})

it('a file has the columns that the list shows, in their order, with references and the status in words (CAT-ENG-12)', () => {
  const file = fileOf(centre, [recordOf('1', 'Baobab College', 'Accra')], ['city', 'centreName', 'countryId', 'status'])
  expect(file.replace('\uFEFF', '').trim().split('\r\n')).toEqual(['City,Name,Country,Status', 'Accra,Baobab College,Ghana,Active'])
})

it.each(['=', '+', '-', '@'])('a cell that begins with %s is no formula in a file (CAT-ENG-12)', (sign) => {
  const file = fileOf(centre, [recordOf('1', `${sign}SUM(A1)`, 'Accra')], ['centreName'])
  expect(file).toContain(`'${sign}SUM(A1)`)
  expect(file).not.toMatch(new RegExp(`(^|[\\n,"])\\${sign}`, 'm'))
})
