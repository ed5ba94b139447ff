import { AnyField } from '#src/resources/form/Field.tsx'
import type { AnyForm } from '#src/resources/form/form-of.ts'
import { useReferred } from '#src/resources/use-referred.ts'
import { organisationFields, organisationOf, type OrganisationRules } from './organisation.ts'

interface OrganisationFieldsProps {
  readonly form: AnyForm
  readonly of: OrganisationRules
  /** Further fields whose values belong to one type. */
  readonly cleared?: readonly string[]
}

/** The type of a person, and the organisation that it asks for. A change of type clears the organisation. */
export function OrganisationFields({ form, of: rules, cleared = [] }: OrganisationFieldsProps) {
  const { type, typeField } = rules
  const typeId = form.fields[typeField]
  const { record, isUnknown } = useReferred(type, typeof typeId === 'number' ? typeId : null)
  const wanted = organisationOf(rules, record)
  const fields = organisationFields(rules)
  const none = Object.fromEntries([...fields, ...cleared].map((field) => [field, null]))
  return (
    <>
      <AnyField
        form={form}
        name={typeField}
        onChange={(value) => form.edit({ kind: 'set', values: { [typeField]: value, ...none } }, '')}
      />
      {wanted && <AnyField key={wanted.field} form={form} name={wanted.field} isRequired />}
      {/* The type could not be read: all are offered, and the server checks which one is needed. */}
      {isUnknown && fields.map((field) => <AnyField key={field} form={form} name={field} />)}
    </>
  )
}
