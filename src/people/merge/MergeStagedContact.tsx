import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { contactStaging } from '#openapi/generated/resources/contacts/contact-staging.ts'
import { useServices } from '#src/api/services.tsx'
import { MergeStaged } from '#src/resources/merge/MergeStaged.tsx'
import { decideStaged, stagedFields } from './merge-calls.ts'

/** A staged contact in review beside the contact that it may be. */
export function MergeStagedContact() {
  const { api, codec } = useServices()
  return (
    <MergeStaged
      of={contactStaging}
      into={contact}
      names={stagedFields}
      matchField="matchContactId"
      decide={(id, { keepId, ...merge }) => decideStaged(api, codec, id, { decision: 'merge', mergeIntoId: keepId, ...merge })}
    />
  )
}
