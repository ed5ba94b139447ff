import { css } from 'styled-system/css'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import {
  answersOf,
  applicationStatus,
  applicationSteps,
  type AnsweredStep,
  type ApplicationStep,
} from '#openapi/applications/application-steps.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { applicationTexts as texts } from '../texts.ts'
import { AnswerStep } from './AnswerStep.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import { OwnApplication, type Own } from './own-application.tsx'
import { StepBar } from './StepBar.tsx'
import { StepColumns } from './StepColumns.tsx'
import { StudentStep } from './StudentStep.tsx'

const SummaryStep = lazyComponent(async () => (await import('./SummaryStep.tsx')).SummaryStep)

interface StepProps {
  readonly step: ApplicationStep
  readonly page: RecordPage
  readonly own: Own
}

/** What was answered in a step of an application that has been submitted. */
const FixedStep = ({ step, page, record }: { readonly step: AnsweredStep; readonly page: RecordPage; readonly record: StoredRecord }) => (
  <>
    <PageHeader title={applicationSteps[step]} breadcrumbs={page.breadcrumbs(applicationSteps[step])} />
    <div className={css({ display: 'grid', gap: '5', alignContent: 'start', flex: '1', px: { base: '4', md: '5', lg: '7' }, py: '5' })}>
      <Alert tone="info">{texts.fixed(record.status === applicationStatus.withdrawn)}</Alert>
      <FieldParts rules={application} record={record} cells={{}} linkTo={page.linkTo} parts={{ '': answersOf[step] }} />
    </div>
    <StepBar step={step} />
  </>
)

function Step({ step, page, own }: StepProps) {
  if (step === 'student' || step === 'contact') return <StudentStep step={step} page={page} own={own} />
  if (step === 'key-documentation') return <DocumentsStep page={page} own={own} />
  if (step === 'summary')
    return (
      <LazyBoundary fallback={<PagePlaceholder />}>
        <SummaryStep page={page} own={own} />
      </LazyBoundary>
    )
  const record = own.application
  if (record !== null && record.status !== applicationStatus.draft) return <FixedStep step={step} page={page} record={record} />
  return <AnswerStep step={step} page={page} own={own} />
}

/** Creates the page of a step of a student's own application. */
export const stepPage = (step: ApplicationStep) =>
  function ApplicationStepPage(page: RecordPage) {
    return (
      <OwnApplication>
        {(own) => (
          <StepColumns own={own} step={step}>
            <Step key={step} step={step} page={page} own={own} />
          </StepColumns>
        )}
      </OwnApplication>
    )
  }
