import { useState } from 'react'
import { lostCentres, mostGroups, resized } from '#machines/masters/centre-groups.ts'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { Field } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { masterTexts as texts } from '../texts.ts'

const options = [
  { value: '', label: 'Choose' },
  ...Array.from({ length: mostGroups }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
]

/** A choice, because typing a number such as 12 would pass through 1, which removes groups. */
const CountChoice = ({ rules: { label }, value, error, isReadOnly, onChange, onLeave }: FieldControlProps) => (
  <SelectField
    label={label}
    required
    error={error}
    value={typeof value === 'string' ? value : ''}
    disabled={isReadOnly}
    options={options}
    onValueChange={onChange}
    onBlur={onLeave}
  />
)

/** The number of groups; a lower one asks first if centres would lose their group. */
export function GroupCount({ form }: { readonly form: RecordFormState<'CentreGroup'> }) {
  const [asked, setAsked] = useState<number | null>(null)
  const { groups } = form.values
  const setCount = (count: number) => form.set({ noOfGroups: String(count), groups: resized(groups, count) })
  return (
    <>
      <Field
        of={form}
        name="noOfGroups"
        control={CountChoice}
        onChange={(wanted) => {
          const count = Number(wanted)
          if (count === 0) form.set({ noOfGroups: '' })
          else if (lostCentres(groups, count) > 0) setAsked(count)
          else setCount(count)
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        title={texts.fewerGroups}
        onConfirm={() => {
          if (asked !== null) setCount(asked)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}
