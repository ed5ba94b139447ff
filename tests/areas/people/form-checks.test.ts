import { describe, expect, it } from 'vitest'
import { contactType } from '#openapi/generated/resources/contacts/contact-type.ts'
import { type as userType } from '#openapi/generated/resources/rights/type.ts'
import { groupType } from '#openapi/generated/resources/contacts/group-type.ts'
import type { GivenFields } from '#openapi/check-record.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { createMembershipCheck } from '#src/people/membership.ts'
import { createOrganisationCheck, ofContacts, ofUsers } from '#src/people/organisation.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import { storedRecord } from './stored-record.ts'

const unanswered = () => new Promise<never>(() => {})
const codec = { encrypt: (id: string | number) => String(id), decrypt: (text: string | null | undefined) => text ?? null }

/** What a check needs, with the types of the given ids read already. */
function read(rules: ResourceRules, types: Readonly<Record<number, GivenFields>>) {
  const queryClient = createQueryClient()
  const service = createRecordService(rules, { send: unanswered }, codec)
  for (const [id, fields] of Object.entries(types))
    queryClient.setQueryData(recordQuery(rules, service, id).queryKey, storedRecord({ id, fields }))
  return { queryClient, service }
}

describe('the organisation of a contact', () => {
  const check = createOrganisationCheck(
    ofContacts,
    read(contactType, {
      1: { parentContactType: 'NCUK' },
      2: { parentContactType: 'CENTER' },
      3: { parentContactType: 'INSTITUTE' },
    }),
  )

  it.each([
    [2, {}, [['centreId', 'Centre should not be blank!']]],
    [2, { institutionId: 7 }, [['centreId', 'Centre should not be blank!']]],
    [2, { centreId: 26 }, []],
    [3, {}, [['institutionId', 'University should not be blank!']]],
    [3, { institutionId: 7 }, []],
    [1, {}, []],
    // This type has not been read yet, so that only the server can check.
    [9, {}, []],
  ])('follows the menu of type %s: %o', (contactTypeId, given, expected) => {
    expect([...check({ contactTypeId, ...given })]).toEqual(expected)
  })
})

describe('the place of a user', () => {
  const check = createOrganisationCheck(
    ofUsers,
    read(userType, {
      1: { parentContactType: 'NCUK' },
      2: { parentContactType: 'CENTER' },
      4: { parentContactType: 'STUDENT' },
    }),
  )

  it.each([
    [1, {}, []],
    [2, {}, [['centreId', 'Centre should not be blank!']]],
    [2, { centreId: 26 }, []],
    [4, { centreId: 26 }, [['studentId', 'Student should not be blank!']]],
    [4, { studentId: 3001 }, []],
  ])('follows the menu of type %s: %o', (typeId, given, expected) => {
    expect([...check({ typeId, ...given })]).toEqual(expected)
  })
})

describe('the members of a group', () => {
  const check = createMembershipCheck(read(groupType, { 1: { membership: 'Chosen' }, 2: { membership: 'By rule' } }))

  it.each([
    [1, {}, [['contactIds', 'Members should not be blank!']]],
    [1, { contactIds: [4] }, []],
    [2, { contactIds: [4] }, [['rules', 'Rules should not be blank!']]],
    [2, { rules: [{ field: 'country', is: 'is', value: 'Kenya' }] }, []],
    [9, {}, []],
  ])('are chosen or found by rules, as type %s says: %o', (groupTypeId, given, expected) => {
    expect([...check({ groupTypeId, ...given })]).toEqual(expected)
  })
})
