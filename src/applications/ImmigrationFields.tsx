import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'

/** Visa, refusals, residence and funding; what a Yes asks for follows it. */
export const ImmigrationFields = ({ form }: { readonly form: RecordFormState<'Application'> }) => (
  <>
    <Field of={form} name="hasVisa" />
    {form.values.hasVisa === 1 && <Fields of={form} names={['visaType', 'visaExpiry']} />}
    <Field of={form} name="wasRefused" />
    {form.values.wasRefused === 1 && <Field of={form} name="refusalDetails" />}
    <Fields of={form} names={['residenceCountryId', 'needsCas', 'fundedBy']} />
  </>
)
