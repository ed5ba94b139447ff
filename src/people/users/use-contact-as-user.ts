import { useQuery } from '@tanstack/react-query'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { type as userType } from '#openapi/generated/resources/rights/type.ts'
import { useServices } from '#src/api/services.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { optionsQuery } from '#src/resources/record-queries.ts'
import type { FormValues } from '#src/resources/resource-values.ts'
import { useReferred } from '#src/resources/use-referred.ts'

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The first values of the form of a user who is a contact already, taken from the contact. Null while that is read. */
export function useContactAsUser(contactId: number | null): Partial<FormValues<'User'>> | null {
  const { api } = useServices()
  const { record, isUnknown } = useReferred(contact, contactId)
  const contactTypeId = idIn(record?.fields['contactTypeId'])
  const types = useQuery({
    ...optionsQuery(userType.name, api, userType.path, { filters: { contactTypeId } }),
    enabled: contactTypeId !== null,
  })
  const typeId = types.data?.[0]?.id ?? null
  const type = useReferred(userType, typeId)

  if (contactId === null || isUnknown) return {}
  if (!record || types.isPending || (typeId !== null && !type.record && !type.isUnknown)) return null
  const { firstName, lastName, email, centreId, institutionId } = record.fields
  return {
    contactId,
    username: plainText(email),
    firstName: plainText(firstName),
    lastName: plainText(lastName),
    // Without a type there is neither a role nor a place to choose.
    ...(typeId !== null && {
      typeId,
      roleId: idIn(type.record?.fields['defaultRoleId']),
      centreId: idIn(centreId),
      institutionId: idIn(institutionId),
    }),
  }
}
