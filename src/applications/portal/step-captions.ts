import { answersOf, neededDocuments, studentStepFields, type ApplicationStep } from '#openapi/applications/application-steps.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { finderTexts } from '../finder/texts.ts'
import { applicationTexts as texts } from '../texts.ts'
import type { Own } from './own-application.tsx'

const isBlank = (value: unknown) => value === undefined || value === ''

/** How many of the needed papers are there: the newest file of each, unless it was refused. */
const uploadedOf = (papers: readonly StoredRecord[]): number =>
  neededDocuments.filter((type) =>
    papers.some(({ status, fields }) => fields['documentType'] === type && fields['isOlder'] !== 1 && status !== 'Refused'),
  ).length

/** How far a step of an application is, in a few words below its name; `papers` are the student's, once they are read. */
export function captionOf(
  step: ApplicationStep,
  { student, application: record, doneSteps }: Pick<Own, 'student' | 'application' | 'doneSteps'>,
  papers?: readonly StoredRecord[],
): string {
  const choices = record?.fields['choices']
  if (step === 'course-finder' && Array.isArray(choices) && choices.length > 0)
    return finderTexts.chosenOf(choices.length, application.fields.choices.maxItems)
  if (step === 'key-documentation' && papers) return texts.uploaded(uploadedOf(papers), neededDocuments.length)
  if (doneSteps.includes(step)) return texts.done
  if (step === 'student' || step === 'contact') {
    const left = studentStepFields[step].filter((name) => isBlank(student.fields[name])).length
    // No step counts as done before the application is started.
    return left === 0 ? '' : texts.fieldsLeft(left)
  }
  if (step === 'key-documentation' || step === 'summary') return texts.open
  return answersOf[step].every((name) => isBlank(record?.fields[name])) ? texts.notStarted : texts.open
}
