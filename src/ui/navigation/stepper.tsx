'use no memo'

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

/** Where a step stands: `unreachable` until those before it are done. */
export type StepState = 'done' | 'current' | 'upcoming' | 'unreachable'

export interface Step {
  readonly title: string
  readonly caption: string
  readonly state: StepState
  /** It is done for good: there is no way back to it. */
  readonly isLocked?: boolean
}

const item = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'stepper',
  px: { md: '4', lg: '7' },
  textAlign: 'start',
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed' },
  _hover: { bg: 'bg.hover' },
  _focusVisible: { outlineOffset: '-3px' },
})
/** The round number of a step. */
export const stepMark = css({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  flexShrink: 0,
  rounded: 'full',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  textStyle: 'label',
  color: 'fg.muted',
})
/** The look of the number by the state of its step. */
export const stepMarks = {
  done: css({ bg: 'ink.solid', borderColor: 'ink.solid', color: 'ink.fg' }),
  current: css({ bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.fg' }),
  upcoming: undefined,
  unreachable: undefined,
}
const rule = css({ _after: { content: '""', position: 'absolute', insetInline: '0', bottom: '-1px', height: '2px', bg: 'accent.marker' } })
// A short line between two steps, a little lower than the step is tall.
const separated = css({
  position: 'relative',
  '& + &::before': {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '18px',
    bottom: '18px',
    width: '1px',
    bg: 'border.default',
    zIndex: 1,
  },
})
const bar = css({ flex: '1', height: '4px', rounded: 'full' })
const barFills = { done: css({ bg: 'ink.solid' }), current: css({ bg: 'accent.solid' }), ahead: css({ bg: 'border.default' }) }
// By the state of each step, because steps may be taken in any order.
const fillOf = ({ state }: Pick<Step, 'state'>) => (state === 'current' || state === 'done' ? state : 'ahead')

interface StepBarsProps {
  readonly steps: readonly Pick<Step, 'title' | 'state'>[]
  readonly className: string
  /** What stands below the title of the current step. */
  readonly children?: ReactNode
}

/** A bar for each step, and the title of the current one. */
export function StepBars({ steps, className, children }: StepBarsProps) {
  const current = steps.findIndex((step) => step.state === 'current')
  return (
    <div className={cx(css({ px: { base: '4', md: '5' }, pb: '3' }), className)}>
      <div aria-hidden="true" className={css({ display: 'flex', gap: '1.5', mb: '2' })}>
        {steps.map((step) => (
          <span key={step.title} className={cx(bar, barFills[fillOf(step)])} />
        ))}
      </div>
      <p>
        <strong className={css({ fontWeight: 'semibold' })}>{steps[current]?.title}</strong>{' '}
        <span className={css({ color: 'fg.muted' })}>{`Step ${current + 1} of ${steps.length}`}</span>
      </p>
      {children}
    </div>
  )
}

const few = { list: css({ hideBelow: 'md' }), bars: css({ hideFrom: 'md' }) }
// More than five have no room on a tablet, nor beside the menu of a small desk.
const many = { list: css({ hideBelow: 'xl' }), bars: css({ hideFrom: 'xl' }) }

/** The wizard's steps. Wide: numbered buttons with captions; where there is no room bars with the title of the current one. */
export function Stepper({ label, steps, onSelect }: { label: string; steps: readonly Step[]; onSelect(index: number): void }) {
  const room = steps.length > 5 ? many : few
  return (
    <nav aria-label={label} className={css({ borderBottomWidth: '1px', borderColor: 'border.default' })}>
      <ol className={cx(room.list, css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' }))}>
        {steps.map((step, index) => (
          <li key={step.title} className={separated}>
            <button
              type="button"
              disabled={step.state === 'unreachable' || step.isLocked === true}
              aria-current={step.state === 'current' ? 'step' : undefined}
              onClick={() => onSelect(index)}
              className={cx(item, step.state === 'current' && rule)}
            >
              <span aria-hidden="true" className={cx(stepMark, stepMarks[step.state])}>
                {step.state === 'done' ? <Check size={14} strokeWidth={2.5} /> : index + 1}
              </span>
              <span className={css({ minWidth: '0' })}>
                <span
                  className={css({ srOnly: true })}
                >{`Step ${index + 1} of ${steps.length}${step.state === 'done' ? ', done' : ''}: `}</span>
                <span
                  className={cx(
                    css({ display: 'block', textStyle: 'bodyStrong' }),
                    step.state === 'current' || step.state === 'done' ? css({ color: 'fg.default' }) : css({ color: 'fg.muted' }),
                  )}
                >
                  {step.title}
                </span>
                <span className={css({ display: 'block', textStyle: 'caption', color: 'fg.muted', hideBelow: 'lg' })}>{step.caption}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <StepBars steps={steps} className={room.bars} />
    </nav>
  )
}
