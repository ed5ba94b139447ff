import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { applicationStepNames, applicationSteps, type ApplicationStep } from '#openapi/applications/application-steps.ts'
import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { StepRail } from '#src/ui/navigation/step-rail.tsx'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { applicationTexts as texts } from '../texts.ts'
import type { Own } from './own-application.tsx'
import { stepPath } from './paths.ts'
import { Questions } from './Questions.tsx'
import { captionOf } from './step-captions.ts'

interface StepColumnsProps {
  readonly own: Own
  /** The step of the address. */
  readonly step: ApplicationStep
  readonly children: ReactNode
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '252px minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto 1fr', lg: '1fr' },
  flex: '1',
  minHeight: 'full',
})
const rail = css({
  display: { lg: 'flex' },
  flexDirection: 'column',
  bg: { lg: 'bg.sunken' },
  borderRightWidth: { lg: '1px' },
  borderColor: 'border.default',
  pt: { lg: '4' },
})
const ask = css({ hideBelow: 'lg', mt: '2', mx: '3', px: '3', py: '4', borderTopWidth: '1px', borderColor: 'border.default' })

/** The eight steps beside the open one. */
export function StepColumns({ own, step, children }: StepColumnsProps) {
  const { service } = useRecords(studentDocument)
  const papers = useQuery(recordListQuery(studentDocument, service, allRecords))
  return (
    <div className={columns}>
      <div className={rail}>
        <div className={css({ hideBelow: 'lg', px: '6', pb: '2' })}>
          <ProgressBar label={texts.yourApplication} value={own.doneSteps.length} max={applicationStepNames.length} />
        </div>
        <StepRail
          label={texts.steps}
          steps={applicationStepNames.map((one) => ({
            title: applicationSteps[one],
            caption: captionOf(one, own, papers.data?.rows),
            state: one === step ? 'current' : own.doneSteps.includes(one) ? 'done' : 'upcoming',
            href: stepPath(one),
          }))}
        />
        <Questions student={own.student} className={ask} />
      </div>
      <div className={css({ display: 'flex', flexDirection: 'column', minWidth: '0' })}>{children}</div>
    </div>
  )
}
