import type { QueryClient } from '@tanstack/react-query'
import { contactType } from '#openapi/generated/resources/contacts/contact-type.ts'
import { type as userType } from '#openapi/generated/resources/rights/type.ts'
import { recordTexts, type FieldErrors, type GivenFields } from '#openapi/check-record.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { RecordService } from '#src/resources/record-service.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

interface Organisation {
  readonly field: string
  readonly label: string
}

/** Which field the type of a record asks for, by the menu that the type belongs to. */
export interface OrganisationRules {
  readonly type: ResourceRules
  /** The field that holds the type. */
  readonly typeField: string
  readonly byMenu: Readonly<Record<string, Organisation>>
}

const centre = { field: 'centreId', label: 'Centre' }
const university = { field: 'institutionId', label: 'University' }

/** Where a contact works. */
export const ofContacts: OrganisationRules = {
  type: contactType,
  typeField: 'contactTypeId',
  byMenu: { CENTER: centre, INSTITUTE: university },
}

/** The organisation whose records a user sees. */
export const ofUsers: OrganisationRules = {
  type: userType,
  typeField: 'typeId',
  byMenu: { CENTER: centre, INSTITUTE: university, STUDENT: { field: 'studentId', label: 'Student' } },
}

/** The fields of all organisations. */
export const organisationFields = ({ byMenu }: OrganisationRules): readonly string[] => Object.values(byMenu).map(({ field }) => field)

/** The organisation that a type asks for; null where it asks for none. */
export function organisationOf({ byMenu }: OrganisationRules, type: StoredRecord | null): Organisation | null {
  const menu = type?.fields['parentContactType']
  return typeof menu === 'string' && Object.hasOwn(byMenu, menu) ? (byMenu[menu] ?? null) : null
}

interface TypeDeps {
  readonly queryClient: QueryClient
  /** Of the types. */
  readonly service: RecordService
}

/** Says that the organisation is missing which the type asks for, as far as the type has been read. */
export const createOrganisationCheck =
  (rules: OrganisationRules, { queryClient, service }: TypeDeps) =>
  (given: GivenFields): FieldErrors => {
    const type = queryClient.getQueryData(recordQuery(rules.type, service, String(given[rules.typeField])).queryKey)
    const wanted = organisationOf(rules, type ?? null)
    return new Map(wanted && given[wanted.field] === undefined ? [[wanted.field, recordTexts.required(wanted.label)]] : [])
  }
