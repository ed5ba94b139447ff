import { useState } from 'react'
import { FieldControl } from '../form/FieldControl.tsx'
import type { AnyForm } from '../form/form-of.ts'
import type { RecordFormLogic } from '../form/record-form.ts'

interface FieldsFormOptions {
  /** Makes the form when it is first drawn. */
  create(): RecordFormLogic
  /** The fields that are asked for. */
  readonly names: readonly string[]
  readonly isReadOnly: boolean
}

/** A form over a few fields of a resource, as dialogs have them. Errors show from `showErrors` on. */
export function useFieldsForm({ create, names, isReadOnly }: FieldsFormOptions) {
  const [logic] = useState(create)
  const [values, setValues] = useState(logic.empty)
  const [areErrorsShown, setErrorsShown] = useState(false)
  const wrong = new Map([...logic.wrong(values, logic.empty)].filter(([path]) => names.includes(path.split('.')[0] ?? '')))
  const showErrors = () => setErrorsShown(true)
  const form: AnyForm = {
    logic,
    Control: FieldControl,
    fields: values,
    errors: areErrorsShown ? wrong : new Map(),
    // Fields that become immutable are not asked for here.
    isNew: true,
    isReadOnly,
    names: {},
    edit: (edit) => setValues(logic.edited(values, edit)),
    leave: showErrors,
  }
  const clear = () => {
    setValues(logic.empty)
    setErrorsShown(false)
  }
  return { form, wrong, showErrors, clear }
}
