import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { applicationStepNames, applicationSteps, type ApplicationStep } from '#openapi/applications/application-steps.ts'
import { StepRail } from '#src/ui/navigation/step-rail.tsx'
import { applicationTexts as texts } from '../texts.ts'
import { stepPath } from './paths.ts'

interface StepColumnsProps {
  readonly doneSteps: readonly ApplicationStep[]
  /** The step of the address; null on the page of the application. */
  readonly step: ApplicationStep | null
  readonly children: ReactNode
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '252px minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto 1fr', lg: '1fr' },
  flex: '1',
  minHeight: 'full',
})
const rail = css({ bg: { lg: 'bg.sunken' }, borderRightWidth: { lg: '1px' }, borderColor: 'border.default', pt: { lg: '4' } })

/** The eight steps beside the open one. */
export const StepColumns = ({ doneSteps, step, children }: StepColumnsProps) => (
  <div className={columns}>
    <div className={rail}>
      <div className={css({ hideBelow: 'lg', px: '6', pb: '2' })}>
        <p className={css({ fontWeight: 'medium' })}>{texts.yourApplication}</p>
        <p className={css({ textStyle: 'caption', color: 'fg.muted' })}>{texts.progress(doneSteps.length)}</p>
      </div>
      <StepRail
        label={texts.steps}
        steps={applicationStepNames.map((one) => ({
          title: applicationSteps[one],
          caption: doneSteps.includes(one) ? texts.done : texts.open,
          state: one === step ? 'current' : doneSteps.includes(one) ? 'done' : 'upcoming',
          href: stepPath(one),
        }))}
      />
    </div>
    <div className={css({ display: 'flex', flexDirection: 'column', minWidth: '0' })}>{children}</div>
  </div>
)
