import type { Resources } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'

type Address = Pick<Resources['Invoice']['record'], 'billToAddress' | 'billToTaxNumber'>

/** Who bills, as it stands on every invoice. */
export const seller = {
  sellerName: 'Pathway Education Ltd',
  sellerAddress: '8 Millgate, Manchester M1\nUnited Kingdom',
  sellerTaxNumber: 'VAT GB 204 1187 55',
} as const

const linesOf = (lines: readonly (string | undefined)[]): string => lines.filter((line) => line !== undefined && line !== '').join('\n')

const wordsOf = (words: readonly (string | undefined)[]): string => words.filter((word) => word !== undefined && word !== '').join(', ')

/** The tax number and the address of who is billed. */
export function addressOf({ centreId, institutionId, studentId }: FieldsOf<'Invoice'>, store: Pick<Store, 'records' | 'named'>): Address {
  const country = (id: number | undefined) => (id === undefined ? undefined : store.named('Country', id))
  const centre = centreId === undefined ? null : fieldsOf('Centre', centreId, store)
  if (centre) {
    const { address, postCode, city, countryId, taxNumber } = centre
    const place = address?.endsWith(city) ? undefined : city
    return {
      billToAddress: linesOf([address, wordsOf([place, postCode, country(countryId)])]),
      ...(taxNumber && { billToTaxNumber: taxNumber }),
    }
  }
  const university = institutionId === undefined ? null : fieldsOf('UniversityRelation', institutionId, store)
  if (university) {
    const { city, countryId, taxNumber } = university
    return { billToAddress: wordsOf([city, country(countryId)]), ...(taxNumber && { billToTaxNumber: taxNumber }) }
  }
  const student = studentId === undefined ? null : fieldsOf('Student', studentId, store)
  if (!student) return {}
  const { addressLine1, addressLine2, city, postCode, countryId } = student
  const billToAddress = linesOf([addressLine1, addressLine2, wordsOf([city, postCode]), country(countryId)])
  return billToAddress === '' ? {} : { billToAddress }
}
