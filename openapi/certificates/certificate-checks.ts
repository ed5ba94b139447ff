import { placeholderError } from './certificate-text.ts'
import { recordTexts, type GivenFields } from '../check-record.ts'

/** What is wrong with a request for a certificate over several fields, by field; both the form and the server ask. */
export function requestErrors({ format, postalAddress }: GivenFields): ReadonlyMap<string, string> {
  const needsAddress = format === 'Paper' && (postalAddress === undefined || postalAddress === null || postalAddress === '')
  return new Map(needsAddress ? [['postalAddress', recordTexts.required('Address')]] : [])
}

/** The same for a template. */
export function templateErrors({ body }: GivenFields): ReadonlyMap<string, string> {
  const error = typeof body === 'string' ? placeholderError(body) : null
  return new Map(error === null ? [] : [['body', error]])
}
