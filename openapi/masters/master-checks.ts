import type { GivenFields } from '../check-record.ts'
import { year } from '../generated/resources/masters/year.ts'

/** The error of a year whose second part is not the year after its first. Both the form and the server ask. */
export function yearErrors({ yearDesc }: GivenFields): ReadonlyMap<string, string> {
  const [, first, second] = /^(\d{4})\/(\d{2})$/.exec(String(yearDesc).trim()) ?? []
  const isRight = first === undefined || second === undefined || (Number(first) + 1) % 100 === Number(second)
  return new Map(isRight ? [] : [['yearDesc', year.fields.yearDesc.message]])
}

const ucasCountry = 'United Kingdom'

/** What is wrong with a university in a country of this name; null while the name is unknown. Both the form and the server ask. */
export function universityErrors({ ucasProviderCode }: GivenFields, countryName: string | null): ReadonlyMap<string, string> {
  const isRight = ucasProviderCode === undefined || countryName === null || countryName === ucasCountry
  return new Map(isRight ? [] : [['ucasProviderCode', `Only universities in the ${ucasCountry} have a UCAS code.`]])
}
