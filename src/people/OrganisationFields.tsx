import { contactType } from '#openapi/generated/resources/contacts/contact-type.ts'
import { AnyField } from '#src/resources/form/Field.tsx'
import type { AnyForm } from '#src/resources/form/form-of.ts'
import { useReferred } from '#src/resources/use-referred.ts'
import { organisationFields, organisationOf } from './organisation.ts'

const none = Object.fromEntries(organisationFields.map((field) => [field, null]))

/** The type of a contact, and the centre or university that it asks for. Another type asks for another organisation. */
export function OrganisationFields({ form }: { readonly form: AnyForm }) {
  const typeId = form.fields['contactTypeId']
  const { record, isUnknown } = useReferred(contactType, typeof typeId === 'number' ? typeId : null)
  const wanted = organisationOf(record)
  return (
    <>
      <AnyField
        form={form}
        name="contactTypeId"
        onChange={(contactTypeId) => form.edit({ kind: 'set', values: { contactTypeId, ...none } }, '')}
      />
      {wanted && <AnyField key={wanted.field} form={form} name={wanted.field} isRequired />}
      {/* The server alone knows then which one is needed. */}
      {isUnknown && organisationFields.map((field) => <AnyField key={field} form={form} name={field} />)}
    </>
  )
}
