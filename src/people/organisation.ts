import type { QueryClient } from '@tanstack/react-query'
import { contactType } from '#openapi/generated/resources/contacts/contact-type.ts'
import { recordTexts, type FieldErrors, type GivenFields } from '#openapi/check-record.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { RecordService } from '#src/resources/record-service.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

/** Where a contact works, by the menu that its type belongs to. */
const organisations = {
  CENTER: { field: 'centreId', label: 'Centre' },
  INSTITUTE: { field: 'institutionId', label: 'University' },
} as const

/** The fields of all organisations. */
export const organisationFields = Object.values(organisations).map(({ field }) => field)

/** The organisation that a contact type asks for; null where it asks for none. */
export const organisationOf = (type: StoredRecord | null): (typeof organisations)[keyof typeof organisations] | null => {
  const menu = type?.fields['parentContactType']
  return menu === 'CENTER' || menu === 'INSTITUTE' ? organisations[menu] : null
}

interface TypeDeps {
  readonly queryClient: QueryClient
  /** Of contact types. */
  readonly service: RecordService
}

/** Says that the organisation is missing which the type of a contact asks for, as far as the type has been read. */
export const createOrganisationCheck =
  ({ queryClient, service }: TypeDeps) =>
  ({ contactTypeId, ...given }: GivenFields): FieldErrors => {
    const type = queryClient.getQueryData(recordQuery(contactType, service, String(contactTypeId)).queryKey)
    const wanted = organisationOf(type ?? null)
    return new Map(wanted && given[wanted.field] === undefined ? [[wanted.field, recordTexts.required(wanted.label)]] : [])
  }
