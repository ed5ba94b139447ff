import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { askedOf } from './asked.ts'
import { QuestionPreview } from './QuestionPreview.tsx'

/** The question that is shown, to be tried. */
export const RecordPreview = () => <QuestionPreview question={askedOf(useShownRecord().record.fields)} />
