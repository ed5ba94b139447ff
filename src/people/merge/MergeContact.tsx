import { useLocation } from 'wouter'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { useServices } from '#src/api/services.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { contactFields, mergeContacts } from './merge-calls.ts'
import { MergePanel } from '#src/resources/merge/MergePanel.tsx'

const hint = 'Choose the contact that stays. It keeps its groups and roles, and gets those of the other one.'

/** On the page of a contact: merges it into another contact, whose page then opens. */
export function MergeContact() {
  const { api } = useServices()
  const { record, page } = useShownRecord()
  const [, navigate] = useLocation()
  return (
    <MergePanel
      record={record}
      rules={contact}
      into={contact}
      hint={hint}
      names={contactFields}
      match={null}
      run={(merge) => mergeContacts(api, { ...merge, dropId: Number(record.id) })}
      onMerged={(keepId) => navigate(page.linkTo('Contact', keepId) ?? page.paths.list, { replace: true })}
    />
  )
}
