import { useQuery } from '@tanstack/react-query'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import type { MessageDraft } from '#machines/communications/composer-types.ts'
import { useServices } from '#src/api/services.tsx'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { RecordNames } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { componentsQuery } from './component-query.ts'

const active = '1'
const mayBeWrittenTo = '1'
/** Those who work at a centre; its students are written to by an audience. */
const staff = String(contactTypeIds.CENTER)

/** A message about a centre to all who work there and may be written to, and what it refers to in words. */
interface CentreMessage {
  readonly begins: Partial<MessageDraft>
  readonly names: RecordNames
}

/** The message that begins with a centre; undefined until its people are known. */
export function useCentreMessage(centreId: string) {
  const { api } = useServices()
  const { service } = useRecords(contact)
  const people = useQuery(
    recordListQuery(contact, service, {
      ...allRecords,
      status: active,
      filters: { centreId: [centreId], contactTypeId: [staff], allowMessages: [mayBeWrittenTo] },
    }),
  )
  // If the components cannot be read, the message is about nothing.
  const components = useQuery(componentsQuery(api))
  const about = components.data?.find(({ resource }) => resource === 'Centre')
  const rows = people.data?.rows
  const message: CentreMessage | undefined =
    rows === undefined || components.isPending
      ? undefined
      : {
          begins: {
            option: 'Individual',
            recipients: rows.map(({ id }) => Number(id)),
            ...(about && { componentId: Number(about.componentId), recordId: Number(centreId) }),
          },
          names: {
            Contact: Object.fromEntries(rows.map(({ id, name, status }) => [id, { name, status }])),
            Centre: rows[0]?.names['Centre'] ?? {},
          },
        }
  return { message, error: people.error, retry: () => void people.refetch() }
}
