'use no memo'

import { Check, ChevronDown } from 'lucide-react'
import { Link as RouterLink } from 'wouter'
import { css, cx } from 'styled-system/css'
import { Button } from '../kit/button.tsx'
import { Menu } from '../layers/menu.tsx'
import { StepBars, stepMark, stepMarks, type StepState } from './stepper.tsx'

export interface RailStep {
  readonly title: string
  readonly caption: string
  readonly state: StepState
  readonly href: string
}

const item = css({ display: 'grid', gridTemplateColumns: '24px 1fr', gap: '3', px: '3', py: '2.5', rounded: 'md', textAlign: 'start' })
const pressable = css({ _hover: { bg: 'bg.hover' } })
const current = css({ bg: 'bg.surface', boxShadow: 'raised', borderWidth: '1px', borderColor: 'border.default' })

const captionOf = (step: RailStep | undefined) =>
  step && step.caption !== '' && <span className={css({ display: 'block', textStyle: 'caption', color: 'fg.muted' })}>{step.caption}</span>

const Words = ({ step, index, count }: { readonly step: RailStep; readonly index: number; readonly count: number }) => (
  <>
    <span aria-hidden="true" className={cx(stepMark, stepMarks[step.state])}>
      {step.state === 'done' ? <Check size={14} strokeWidth={2.5} /> : index + 1}
    </span>
    <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
      <span className={css({ srOnly: true })}>{`Step ${index + 1} of ${count}${step.state === 'done' ? ', done' : ''}: `}</span>
      <span className={cx(css({ display: 'block' }), step.state === 'current' && css({ fontWeight: 'medium' }))}>{step.title}</span>{' '}
      {captionOf(step)}
    </span>
  </>
)

const doneMark = (
  <>
    <Check size={16} aria-hidden />
    <span className={css({ srOnly: true })}>Done: </span>
  </>
)

// The current step, and those that cannot be taken yet, lead nowhere.
const stay = () => undefined

/** The way to any step where there is no room for all of them. */
const StepMenu = ({ label, steps }: StepRailProps) => (
  <Menu
    trigger={
      <Button iconEnd={<ChevronDown size={16} aria-hidden />} aria-label={label} className={css({ flexShrink: '0' })}>
        Steps
      </Button>
    }
    items={steps.map(({ title, state, href }, index) => ({
      id: href,
      label: `${index + 1}. ${title}`,
      icon: state === 'done' ? doneMark : <span className={css({ width: '16px' })} />,
      ...(state === 'unreachable' || state === 'current' ? { isDisabled: true, onSelect: stay } : { href }),
    }))}
  />
)

interface StepRailProps {
  readonly label: string
  readonly steps: readonly RailStep[]
}

/** The steps of a long wizard, one below the other, each a link; on narrow screens bars with the title of the current one, and a menu. */
export const StepRail = ({ label, steps }: StepRailProps) => (
  <nav aria-label={label}>
    <ol className={css({ hideBelow: 'lg', display: 'grid', gap: '1', p: '3' })}>
      {steps.map((step, index) => (
        <li key={step.title}>
          {step.state === 'unreachable' ? (
            <span aria-disabled className={cx(item, css({ color: 'fg.muted' }))}>
              <Words step={step} index={index} count={steps.length} />
            </span>
          ) : (
            <RouterLink
              href={step.href}
              aria-current={step.state === 'current' ? 'step' : undefined}
              className={cx(item, step.state === 'current' ? current : pressable)}
            >
              <Words step={step} index={index} count={steps.length} />
            </RouterLink>
          )}
        </li>
      ))}
    </ol>
    <div className={css({ hideFrom: 'lg', display: 'flex', alignItems: 'center', pr: { base: '4', md: '5' } })}>
      <StepBars steps={steps} className={css({ flex: '1', minWidth: '0', pt: '3' })}>
        {captionOf(steps.find(({ state }) => state === 'current'))}
      </StepBars>
      <StepMenu label={label} steps={steps} />
    </div>
  </nav>
)
