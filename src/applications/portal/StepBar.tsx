import { ArrowRight, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { ApplicationStep } from '#openapi/applications/application-steps.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { BackLink } from '#src/ui/navigation/back-link.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { applicationTexts as texts } from '../texts.ts'
import { pathAfter, portalPath } from './paths.ts'

interface StepBarProps {
  readonly step: ApplicationStep
  /** In place of the way to the next step. */
  readonly children?: ReactNode
}

/** The bar of a step that saves nothing: the ways back and on. */
export const StepBar = ({ step, children }: StepBarProps) => (
  <ActionBar
    start={
      <>
        <BackLink href={portalPath} className={css({ hideBelow: 'md' })}>
          {texts.back}
        </BackLink>
        <LinkButton href={portalPath} aria-label={texts.back} icon={<List size={18} aria-hidden />} className={css({ hideFrom: 'md' })} />
      </>
    }
  >
    {children ?? (
      <LinkButton variant="primary" href={pathAfter(step)}>
        {texts.nextStep}
        <ArrowRight size={16} aria-hidden />
      </LinkButton>
    )}
  </ActionBar>
)
