import { BriefcaseBusiness } from 'lucide-react'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { contactTexts as texts } from './texts.ts'

/** On the page of a contact: its roles at its centre or university. */
export function ContactRoles() {
  const { record, page } = useShownRecord()
  if (record.fields['roles'] === undefined) return <EmptyState icon={<BriefcaseBusiness size={24} />} title={texts.noRoles} />
  return <FieldParts rules={contact} record={record} cells={{}} parts={{ '': ['roles'] }} linkTo={page.linkTo} />
}

/** How many of them there are. */
export const countRoles: TabCounter = ({ fields: { roles } }) => (Array.isArray(roles) ? roles.length : 0)
