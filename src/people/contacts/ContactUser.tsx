import { useQuery } from '@tanstack/react-query'
import { UserPlus, UserRoundX } from 'lucide-react'
import { user } from '#openapi/generated/resources/rights/user.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { contactTexts as texts } from './texts.ts'

const active = 1

/** On the page of a contact: the user that it signs in as, or the way to make one of it. */
export function ContactUser() {
  const { record, page } = useShownRecord()
  const { userId } = record.fields
  if (typeof userId === 'number') return <SignsInAs id={String(userId)} />
  const href = record.status === active ? page.createTo('User', { field: 'contactId', id: record.id }) : null
  return (
    <EmptyState
      icon={<UserRoundX size={24} />}
      title={texts.noUser}
      action={
        href !== null && (
          <LinkButton href={href} icon={<UserPlus size={16} aria-hidden />}>
            {texts.makeUser}
          </LinkButton>
        )
      }
    />
  )
}

function Username({ value, record }: { readonly value: string; readonly record: StoredRecord }) {
  const href = useShownRecord().page.linkTo(user.name, record.id)
  return href === null ? value : <TextLink href={href}>{value}</TextLink>
}

function SignsInAs({ id }: { readonly id: string }) {
  const { page } = useShownRecord()
  const { service } = useRecords(user)
  const read = useQuery(recordQuery(user, service, id))
  return (
    <ReadResult read={read}>
      {(record) => (
        <FieldParts
          rules={user}
          record={record}
          cells={{ username: Username }}
          parts={{ '': ['username', 'typeId', 'roleId', 'lastSignIn', 'status'] }}
          linkTo={page.linkTo}
        />
      )}
    </ReadResult>
  )
}
