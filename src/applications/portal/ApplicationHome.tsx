import { ChevronRight, Inbox } from 'lucide-react'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { applicationStatus, applicationStepNames, applicationSteps } from '#openapi/applications/application-steps.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { applicationTexts as texts } from '../texts.ts'
import { OwnApplication, type Own } from './own-application.tsx'
import { Questions } from './Questions.tsx'
import { stepPath } from './paths.ts'

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '52px',
  px: '3',
  rounded: 'md',
  _hover: { bg: 'bg.hover' },
})

/** The eight steps with how far each is, and what was decided. */
function Progress({ doneSteps, student, application: record }: Own) {
  const comment = record?.status === applicationStatus.rejected ? record.fields['comment'] : undefined
  return (
    <div className={css({ display: 'grid', gap: '4', maxWidth: 'form' })}>
      {typeof comment === 'string' && (
        <section aria-labelledby="why-rejected">
          <h2 id="why-rejected" className={css({ textStyle: 'h3' })}>
            {texts.whyRejected}
          </h2>
          <p className={css({ whiteSpace: 'pre-line' })}>{comment}</p>
        </section>
      )}
      <p className={css({ color: 'fg.muted' })}>{texts.progress(doneSteps.length)}</p>
      <ol className={css({ mx: '-3' })}>
        {applicationStepNames.map((step, index) => (
          <li key={step} className={css({ borderBottomWidth: '1px', borderColor: 'border.subtle', _last: { borderBottomWidth: '0' } })}>
            <Link href={stepPath(step)} className={line}>
              <span className={css({ width: '6', color: 'fg.muted' })}>{index + 1}</span>
              <span className={css({ flex: '1', minWidth: '0' })}>{applicationSteps[step]}</span>
              <Badge tone={doneSteps.includes(step) ? 'success' : 'neutral'}>{doneSteps.includes(step) ? texts.done : texts.open}</Badge>
              <ChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ol>
      <Questions student={student} />
    </div>
  )
}

/** A student's own application: its steps, where it stands, and what can be done with it. */
export const ApplicationHome = (page: RecordPage) => (
  <OwnApplication>
    {(own) =>
      own.application === null ? (
        <>
          <PageHeader title={page.title} breadcrumbs={page.breadcrumbs(page.title)} />
          <EmptyState
            icon={<Inbox size={24} />}
            title={texts.noApplication}
            hint={texts.startHint}
            action={
              <LinkButton variant="primary" href={stepPath('checklist-video')}>
                {texts.start}
              </LinkButton>
            }
          />
        </>
      ) : (
        <RecordView
          of={application}
          page={{ ...page, pathId: own.applicationKey }}
          title={page.title}
          facts={['yearId', 'stepsDone', 'decidedBy']}
          overview={{ title: texts.steps, content: <Progress {...own} /> }}
          isOpen={never}
        />
      )
    }
  </OwnApplication>
)

/** The application is never open for editing as a whole: its fields are edited step by step. */
const never = () => false
