import type { QueryClient } from '@tanstack/react-query'
import { contactGroup } from '#openapi/generated/resources/contacts/contact-group.ts'
import { groupType } from '#openapi/generated/resources/contacts/group-type.ts'
import { recordTexts, type FieldErrors, type GivenFields } from '#openapi/check-record.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { RecordService } from '#src/resources/record-service.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

/** Whether the groups of a type find their members by rules. */
export const isByRule = (type: StoredRecord): boolean => type.fields['membership'] === 'By rule'

interface TypeDeps {
  readonly queryClient: QueryClient
  /** Of group types. */
  readonly service: RecordService
}

/** Says that a group has no members, or no rules, as far as its type has been read. */
export const createMembershipCheck =
  ({ queryClient, service }: TypeDeps) =>
  ({ groupTypeId, ...given }: GivenFields): FieldErrors => {
    const type = queryClient.getQueryData(recordQuery(groupType, service, String(groupTypeId)).queryKey)
    if (!type) return new Map()
    const wanted = isByRule(type) ? 'rules' : 'contactIds'
    return new Map(given[wanted] === undefined ? [[wanted, recordTexts.required(contactGroup.fields[wanted].label)]] : [])
  }
