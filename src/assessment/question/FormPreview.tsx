import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { askedOf } from './asked.ts'
import { QuestionPreview } from './QuestionPreview.tsx'

/** The question as it is being written. */
export const FormPreview = ({ form: { state } }: { readonly form: RecordFormState<'Question'> }) => (
  <QuestionPreview question={askedOf(state.logic.given(state.fields))} />
)
