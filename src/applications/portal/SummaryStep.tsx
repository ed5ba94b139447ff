import { useState } from 'react'
import { Printer } from 'lucide-react'
import { css } from 'styled-system/css'
import { movesOf } from '#machines/records/resource-view.ts'
import { applicationStatus, applicationStepNames, applicationSteps } from '#openapi/applications/application-steps.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { readChangedRecords } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { useRecordView } from '#src/resources/view/use-record-view.ts'
import { Switch } from '#src/ui/form/switch.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { printPage } from '#src/ui/kit/print-page.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { applicationTexts as texts } from '../texts.ts'
import { Answers } from './Answers.tsx'
import { MissingSteps } from './MissingSteps.tsx'
import type { Own } from './own-application.tsx'
import { saveStep } from './portal-service.ts'
import { StepBar } from './StepBar.tsx'

interface SummaryStepProps {
  readonly page: RecordPage
  readonly own: Own
}

const title = applicationSteps.summary
const body = css({ display: 'grid', gap: '7', alignContent: 'start', flex: '1', px: { base: '4', md: '5', lg: '7' }, pt: '2', pb: '7' })
const heading = css({ textStyle: 'h3', mb: '2' })

/** The declaration, which is stored once it is ticked; the first answer starts the application. */
function Declaration({ own: { student, application: record } }: Pick<SummaryStepProps, 'own'>) {
  const { api, codec, createId } = useServices()
  const { service, queryClient } = useRecords(application)
  const [requestId] = useState(createId)
  const { change, isBusy, isForbidden, notice, closeNotice } = useChange(() => readChangedRecords(queryClient, application))
  const declare = (hasDeclared: 0 | 1) =>
    change(async () =>
      record === null
        ? service.create({ studentId: Number(student.id), yearId: student.fields['yearId'], hasDeclared }, requestId)
        : saveStep(api, codec, record.id, 'summary', { hasDeclared }),
    )
  return (
    <section aria-labelledby="declaration" className={css({ display: 'grid', gap: '3' })}>
      <h2 id="declaration" className={css({ textStyle: 'h3' })}>
        {texts.declarationTitle}
      </h2>
      <p>{texts.declaration}</p>
      {notice && (
        <Alert key={notice.id} tone="error" isFocused onClose={closeNotice}>
          {notice.text}
        </Alert>
      )}
      <Switch
        label={application.fields.hasDeclared.label}
        offLabel={texts.no}
        onLabel={texts.yes}
        checked={record?.fields['hasDeclared'] === 1}
        disabled={isForbidden}
        onChange={(isOn) => {
          if (!isBusy) declare(isOn ? 1 : 0)
        }}
      />
    </section>
  )
}

interface SubmissionProps extends SummaryStepProps {
  readonly record: StoredRecord
}

/** Submits the application, once nothing is missing, with the same change of status as the page of the record. */
function Submission({ page, own, record }: SubmissionProps) {
  const { isBusy, isForbidden, notice, send } = useRecordView(useRecords(application), page, record.id, noActs)
  const move = movesOf(application, record.status, page).find(({ to }) => to === applicationStatus.submitted)
  const isWhole = own.doneSteps.length === applicationStepNames.length
  return (
    <>
      {notice && (
        <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '4' })}>
          <Alert key={notice.id} tone="error" isFocused onClose={() => send({ type: 'notice.close' })}>
            {notice.text}
          </Alert>
        </div>
      )}
      <StepBar step="summary">
        {move && !isForbidden && (
          <Button
            variant="primary"
            isBusy={isBusy}
            isSoftDisabled={!isWhole}
            {...(!isWhole && { disabledReason: texts.notWhole })}
            onClick={() => {
              if (isWhole) send({ type: 'record.act', act: move.act, record })
            }}
          >
            {move.label}
          </Button>
        )}
      </StepBar>
    </>
  )
}

const noActs = [] as const

/** All answers of the application, what it still lacks, the declaration and the submission. */
export function SummaryStep({ page, own }: SummaryStepProps) {
  const { application: record, doneSteps } = own
  const isOpen = record === null || record.status === applicationStatus.draft
  const [wasOpen] = useState(isOpen)
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={page.breadcrumbs(title)}
        badge={record && <RecordStatus rules={application} status={record.status} />}
        actions={
          <Button icon={<Printer size={16} aria-hidden />} onClick={() => printPage(record?.name ?? title)}>
            {texts.print}
          </Button>
        }
      />
      <div className={body}>
        {isOpen ? (
          <section>
            <h2 className={heading}>{texts.missing}</h2>
            <MissingSteps doneSteps={doneSteps} />
          </section>
        ) : (
          // The pressed button is gone, so the notice takes the focus.
          <Alert tone="info" isFocused={wasOpen}>
            {texts.fixed(record.status === applicationStatus.withdrawn)}
          </Alert>
        )}
        <div data-sheet="plain" className={css({ minWidth: '0' })}>
          <Answers own={own} page={page} />
        </div>
        {isOpen && <Declaration own={own} />}
      </div>
      {isOpen && record !== null ? <Submission page={page} own={own} record={record} /> : <StepBar step="summary">{null}</StepBar>}
    </>
  )
}
