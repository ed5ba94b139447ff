import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { css } from 'styled-system/css'
import { centerRegistration } from '#openapi/generated/resources/students/center-registration.ts'
import { useServices } from '#src/api/services.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { useRecordView } from '#src/resources/view/use-record-view.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { Stepper } from '#src/ui/navigation/stepper.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { CentreGaps } from './CentreGaps.tsx'
import { centreParts, partNames, partWith } from './parts.ts'
import { PartForm } from './PartForm.tsx'
import { centreEditPath, centreWizardPath } from './paths.ts'
import { centreTexts as texts } from './texts.ts'

const steps = [...partNames, 'confirm'] as const
type CentreStep = (typeof steps)[number]

const confirm = { title: 'Confirm', caption: 'Submit' } as const
const shownAs = (step: CentreStep) => (step === 'confirm' ? confirm : centreParts[step])
const searchText = (search: string) => search
const draft = 2

/** A new registration of a centre, step by step. The first step stores the draft, the others add to it. */
export function CreateCentre(page: RecordPage) {
  const { codec } = useServices()
  const [, navigate] = useLocation()
  const query = new URLSearchParams(useFromSearch(searchText))
  const centre = query.get('centre')
  const step = (centre === null ? undefined : steps.find((one) => one === query.get('step'))) ?? 'centre'
  const title = recordTexts.create(centerRegistration)
  const centreId = centre === null ? null : codec.decrypt(centre)
  if (centre !== null && centreId === null) return <NoSuchRecord rules={centerRegistration} page={page} />
  const at = steps.indexOf(step)
  const head = (
    <>
      <PageHeader title={title} breadcrumbs={page.breadcrumbs(title)} />
      <Stepper
        label={texts.wizard}
        steps={steps.map((one, index) => ({
          title: shownAs(one).title,
          caption: shownAs(one).caption,
          state: one === step ? 'current' : centre === null ? 'unreachable' : index < at ? 'done' : 'upcoming',
        }))}
        onSelect={(index) => centre !== null && navigate(centreWizardPath(centre, steps[index] ?? 'centre'))}
      />
    </>
  )
  if (step === 'confirm') return <Confirm page={page} head={head} centreId={centreId ?? ''} centre={centre ?? ''} />
  return (
    <PartForm
      key={`${step} ${centre ?? ''}`}
      page={{ ...page, pathId: centre ?? undefined }}
      part={step}
      head={head}
      saveLabel={texts.saveAndContinue}
      savedAt={(id) => centreWizardPath(id, steps[at + 1] ?? 'confirm')}
    />
  )
}

interface ConfirmProps {
  readonly page: RecordPage
  readonly head: ReactNode
  readonly centreId: string
  readonly centre: string
}

const never = () => null

/** All of the registration once more, and its submission. */
function Confirm({ page, head, centreId, centre }: ConfirmProps) {
  const [, navigate] = useLocation()
  const { record, refusal, notice, isBusy, send } = useRecordView(useRecords(centerRegistration), page, centreId, [])
  const gaps = refusal?.fields
  const isSubmitted = record !== undefined && record.status !== draft
  useEffect(() => {
    if (isSubmitted) navigate(centreEditPath(centre), { replace: true })
  }, [isSubmitted, navigate, centre])
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minHeight: 'full' })}>
      {head}
      <div className={css({ display: 'grid', gap: '6', alignContent: 'start', flex: '1', px: { base: '4', md: '5', lg: '7' }, py: '5' })}>
        {notice && (
          <Alert
            key={notice.id}
            tone="error"
            isFocused
            action={
              gaps &&
              gaps.size > 0 && <CentreGaps gaps={gaps} hrefOf={(field) => centreWizardPath(centre, partWith(field), `&field=${field}`)} />
            }
          >
            {gaps && gaps.size > 0 ? recordTexts.missingPoints(gaps.size) : notice.text}
          </Alert>
        )}
        {record && (
          <FieldParts
            rules={centerRegistration}
            record={record}
            cells={{}}
            linkTo={never}
            parts={Object.fromEntries(partNames.map((part) => [centreParts[part].title, centreParts[part].fields]))}
          />
        )}
      </div>
      <ActionBar start={<LinkButton href={centreEditPath(centre)}>{texts.keepDraft}</LinkButton>}>
        <Button variant="primary" isBusy={isBusy} onClick={() => record && send({ type: 'record.act', act: 'move:submit', record })}>
          {texts.submit}
        </Button>
      </ActionBar>
    </div>
  )
}
