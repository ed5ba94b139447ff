import type { GivenFields } from '#openapi/check-record.ts'
import { studentQualification } from '#openapi/generated/resources/students/student-qualification.ts'
import { qualificationErrors, qualificationFields } from '#openapi/students/student-checks.ts'
import { useServices } from '#src/api/services.tsx'
import { Field } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { academicFields, englishFields } from './qualification-fields.ts'

const { fields: rules } = studentQualification

const labelOf = (name: string): string => rules[name as keyof typeof rules].label

/** The rules over several fields of a qualification, on the viewer's day. */
export function useQualificationCheck(): (given: GivenFields) => ReadonlyMap<string, string> {
  const { clock } = useServices()
  return (given) => qualificationErrors(given, labelOf, clock.today())
}

interface QualificationFieldsProps {
  readonly form: RecordFormState<'StudentQualification'>
  /** The page fixes the student. */
  readonly isOfOne?: boolean
}

interface KindFieldsProps extends Pick<QualificationFieldsProps, 'form'> {
  readonly kind: keyof typeof qualificationFields
  readonly names: readonly (keyof typeof rules)[]
}

/** The fields of one kind; the kind makes some of them required. */
function KindFields({ form, kind, names }: KindFieldsProps) {
  const needed: readonly string[] = qualificationFields[kind].needed
  return names.map((name) => <Field key={name} of={form} name={name} isRequired={needed.includes(name)} />)
}

/** The fields of the kind that is chosen. */
export const QualificationFields = ({ form, isOfOne = false }: QualificationFieldsProps) => (
  <>
    <FormPart title="Qualification">
      {!isOfOne && <Field of={form} name="studentId" />}
      <Field of={form} name="kind" />
    </FormPart>
    {form.values.kind === 'Academic' && (
      <FormPart title="Academic">
        <KindFields form={form} kind="Academic" names={academicFields} />
      </FormPart>
    )}
    {form.values.kind === 'English test' && (
      <FormPart title="English test">
        <KindFields form={form} kind="English test" names={englishFields} />
      </FormPart>
    )}
    <FormPart title="Proof">
      <Field of={form} name="documentId" narrow={{ studentId: form.values.studentId }} />
    </FormPart>
  </>
)
