import { css } from 'styled-system/css'
import { applicationSteps, statementLength, type AnsweredStep } from '#openapi/applications/application-steps.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { ImmigrationFields } from '../ImmigrationFields.tsx'
import { applicationTexts as texts } from '../texts.ts'
import { checklistTexts } from './checklist-texts.ts'
import { Checklist } from './Checklist.tsx'
import { ChosenCourses } from './ChosenCourses.tsx'
import { CourseChoices } from './CourseChoices.tsx'
import type { Own } from './own-application.tsx'
import { pathAfter, pathsOfStep } from './paths.ts'
import { useCreating } from './use-creating.ts'

const AcademicRecord = lazyComponent(async () => (await import('./AcademicRecord.tsx')).AcademicRecord)

type Form = RecordFormState<'Application'>

interface StepProps {
  readonly step: Exclude<AnsweredStep, 'summary'>
  readonly page: RecordPage
  readonly own: Own
}

function Answers({ step, form, own }: Omit<StepProps, 'page'> & { readonly form: Form }) {
  const title = applicationSteps[step]
  const { personalStatement } = form.values
  if (step === 'checklist-video')
    return (
      <>
        <Checklist onEnded={() => form.set({ videoWatched: 1 })} />
        <FormPart title={checklistTexts.transcript}>
          <p className={css({ gridColumn: '1 / -1', maxWidth: '64ch' })}>{checklistTexts.transcriptText}</p>
          <Field of={form} name="videoWatched" />
        </FormPart>
      </>
    )
  if (step === 'course-finder') return <CourseChoices form={form} studentId={own.student.id} />
  if (step === 'immigration')
    return (
      <FormPart title={title}>
        <ImmigrationFields form={form} />
      </FormPart>
    )
  return (
    <>
      <FormPart title={title}>
        <div className={css({ gridColumn: '1 / -1', minWidth: '0' })}>
          <LazyBoundary fallback={<SkeletonLines count={6} />}>
            <AcademicRecord />
          </LazyBoundary>
        </div>
      </FormPart>
      <FormPart title={texts.statement}>
        <Fields of={form} names={['personalStatement']} />
        <p role="status" className={css({ gridColumn: '1 / -1', textStyle: 'caption', color: 'fg.muted' })}>
          {texts.statementLength(Array.from(personalStatement.trim()).length, statementLength)}
        </p>
      </FormPart>
    </>
  )
}

const chosenCourses = (form: Form) => <ChosenCourses form={form} />

/** A step of the application as a form; the first save creates the application, and does not open another form. */
export function AnswerStep({ step, page, own }: StepProps) {
  const { isCreatedHere, creating } = useCreating(application)
  return (
    <RecordEditor
      of={application}
      page={{ ...page, paths: pathsOfStep(step), pathId: isCreatedHere ? undefined : own.applicationKey }}
      title={applicationSteps[step]}
      initial={{ studentId: Number(own.student.id), yearId: Number(own.student.fields['yearId']) }}
      savedAt={() => pathAfter(step)}
      backLabel={texts.back}
      creating={creating}
      nextLabel={texts.nextStep}
      {...(step === 'course-finder' && { bar: chosenCourses })}
    >
      {(form) => <Answers step={step} form={form} own={own} />}
    </RecordEditor>
  )
}
