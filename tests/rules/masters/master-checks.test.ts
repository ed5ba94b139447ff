import { expect, it } from 'vitest'
import { universityErrors, yearErrors } from '#openapi/masters/master-checks.ts'

const message = 'Enter a year like 2026/27.'

it('a year names the one after it', () => {
  const errors = (yearDesc: string) => [...yearErrors({ yearDesc })]
  for (const right of ['2026/27', '2099/00', '2009/10']) expect(errors(right)).toEqual([])
  for (const wrong of ['2029/31', '2040/99', '2026/26']) expect(errors(wrong)).toEqual([['yearDesc', message]])
})

it('a university outside the United Kingdom has no UCAS code', () => {
  const errors = (ucasProviderCode: string | undefined, country: string | null) => [...universityErrors({ ucasProviderCode }, country)]
  expect([errors('N45', 'United Kingdom'), errors('N45', null), errors(undefined, 'Kenya')]).toEqual([[], [], []])
  expect(errors('N45', 'Kenya')).toEqual([['ucasProviderCode', 'Only universities in the United Kingdom have a UCAS code.']])
})
