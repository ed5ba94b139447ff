import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'

/** Visa, refusals, residence and funding, which Submit asks for; what a Yes asks for follows it. */
export const ImmigrationFields = ({ form }: { readonly form: RecordFormState<'Application'> }) => (
  <>
    <Field of={form} name="hasVisa" />
    {form.values.hasVisa === 1 && (
      <>
        <Field of={form} name="visaType" isRequired />
        <Field of={form} name="visaExpiry" isRequired />
      </>
    )}
    <Field of={form} name="wasRefused" />
    {form.values.wasRefused === 1 && <Field of={form} name="refusalDetails" isRequired />}
    <Field of={form} name="residenceCountryId" isRequired />
    <Fields of={form} names={['needsCas']} />
    <Field of={form} name="fundedBy" isRequired />
  </>
)
