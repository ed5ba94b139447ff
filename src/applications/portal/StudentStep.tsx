import { css } from 'styled-system/css'
import { applicationSteps, studentAnswers } from '#openapi/applications/application-steps.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import { studentErrors } from '#openapi/students/student-checks.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { applicationTexts as texts } from '../texts.ts'
import type { Own } from './own-application.tsx'
import { pathAfter, pathsOfStep } from './paths.ts'
import { StepBar } from './StepBar.tsx'

interface StudentStepProps {
  readonly step: 'student' | 'contact'
  readonly page: RecordPage
  readonly own: Own
}

const [draft, rejected] = [2, 11]

/** A step of the application that is kept in the student's own record. */
export function StudentStep({ step, page, own }: StudentStepProps) {
  const { clock } = useServices()
  const title = applicationSteps[step]
  const isOpen = own.student.status === draft || own.student.status === rejected
  if (step === 'student' && !isOpen)
    return (
      <>
        <PageHeader title={title} breadcrumbs={page.breadcrumbs(title)} />
        <div className={css({ display: 'grid', gap: '5', alignContent: 'start', flex: '1', px: { base: '4', md: '5', lg: '7' }, py: '5' })}>
          <Alert tone="info">{texts.registered}</Alert>
          <FieldParts rules={student} record={own.student} cells={{}} linkTo={page.linkTo} parts={{ '': studentAnswers.student }} />
        </div>
        <StepBar step={step} />
      </>
    )
  return (
    <RecordEditor
      of={student}
      page={{ ...page, paths: pathsOfStep(step), pathId: own.studentKey }}
      title={title}
      check={(given, stored) => studentErrors(given, stored, clock.today())}
      savedAt={() => pathAfter(step)}
      nextLabel={texts.nextStep}
      backLabel={texts.back}
    >
      {(form) =>
        step === 'student' ? (
          <FormPart title={title}>
            <Fields of={form} names={studentAnswers.student} />
          </FormPart>
        ) : (
          <>
            <FormPart title={title}>
              <Field of={form} name="email" isReadOnly={!isOpen} />
              <Field of={form} name="mobile" />
              <Field of={form} name="countryId" onChange={(countryId) => form.set({ countryId, stateId: null })} />
              <Field of={form} name="stateId" narrow={{ countryId: form.values.countryId }} />
              <Fields of={form} names={['addressLine1', 'addressLine2', 'city', 'postCode']} />
              {!isOpen && <p className={css({ gridColumn: '1 / -1', textStyle: 'caption', color: 'fg.muted' })}>{texts.lockedEmail}</p>}
            </FormPart>
            <FormPart title={texts.emergency}>
              <Fields of={form} names={['emergencyName', 'emergencyRelation', 'emergencyPhone']} />
            </FormPart>
          </>
        )
      }
    </RecordEditor>
  )
}
