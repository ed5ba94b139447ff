import { CircleCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import { applicationStepNames, applicationSteps, type ApplicationStep } from '#openapi/applications/application-steps.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { applicationTexts as texts } from '../texts.ts'
import { stepPath } from './paths.ts'

/** The steps before the summary that an application still lacks, each as a link. */
export function MissingSteps({ doneSteps }: { readonly doneSteps: readonly ApplicationStep[] }) {
  const open = applicationStepNames.filter((step) => step !== 'summary' && !doneSteps.includes(step))
  if (open.length === 0)
    return (
      <p className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
        <CircleCheck size={18} aria-hidden className={css({ color: 'success.icon' })} />
        {texts.nothingMissing}
      </p>
    )
  return (
    <ul>
      {open.map((step) => (
        <li key={step} className={css({ minHeight: '44px', display: 'flex', alignItems: 'center' })}>
          <TextLink href={stepPath(step)}>{applicationSteps[step]}</TextLink>
        </li>
      ))}
    </ul>
  )
}
