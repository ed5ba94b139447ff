import { Check, CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import { css } from 'styled-system/css'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import type { FoundCourse, Requirement } from './finder-service.ts'
import { finderTexts as texts } from './texts.ts'

const tones = { met: 'success', nearly: 'warning', not: 'neutral' } as const
const signs = { met: CircleCheck, below: CircleAlert, unknown: CircleHelp } as const
const colours = {
  met: css({ color: 'success.icon' }),
  below: css({ color: 'warning.icon' }),
  unknown: css({ color: 'fg.muted' }),
} as const

const requirement = css({ display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr) auto', gap: '2.5', alignItems: 'center', py: '0.5' })
const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2.5',
  p: '4',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'border.default',
  '&[data-chosen]': { borderColor: 'fg.default', outline: '1px solid', outlineColor: 'fg.default' },
})

/** What a course asks for, beside what the student has. */
function RequirementLine({ text, own, state }: Requirement) {
  const Sign = signs[state]
  return (
    <li aria-label={texts.requirement({ text, own, state })} className={requirement}>
      <Sign size={16} aria-hidden className={colours[state]} />
      <span aria-hidden>{text}</span>
      <span aria-hidden className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
        {state === 'unknown' ? texts.notKnown : own}
      </span>
    </li>
  )
}

const pressed = css({
  '&[aria-pressed=true]': { bg: 'ink.solid', borderColor: 'ink.solid', color: 'ink.fg', _hover: { bg: 'ink.solidHover' } },
})

interface CourseCardProps {
  readonly course: FoundCourse
  readonly isChosen: boolean
  /** No more can be chosen. */
  readonly isFull: boolean
  onToggle(): void
}

/** A course with the reasons why it fits or not, and the button that chooses it. */
export function CourseCard({ course, isChosen, isFull, onToggle }: CourseCardProps) {
  const { courseName, universityName, startMonths, durationMonths, deliveryMode, feeMinor, currency, match, requirements } = course
  const isOff = isFull && !isChosen
  const facts = [
    startMonths.join(', '),
    texts.months(durationMonths),
    texts.modes[deliveryMode],
    ...(feeMinor !== undefined && currency !== undefined ? [texts.fee(moneyText(feeMinor, currency))] : []),
  ]
  return (
    <article aria-label={`${courseName}, ${universityName}`} data-chosen={isChosen || undefined} className={card}>
      <div>
        <h2 className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{courseName}</h2>
        <p className={css({ color: 'fg.muted' })}>{universityName}</p>
      </div>
      <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{facts.join(' · ')}</p>
      {requirements.length === 0 ? (
        <p className={css({ color: 'fg.muted', flex: '1' })}>{texts.noRequirements}</p>
      ) : (
        <ul className={css({ borderTopWidth: '1px', borderColor: 'border.subtle', pt: '2', flex: '1' })}>
          {requirements.map((one) => (
            <RequirementLine key={one.text} {...one} />
          ))}
        </ul>
      )}
      <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', flexWrap: 'wrap' })}>
        <Badge tone={tones[match]}>{texts.match(requirements)}</Badge>
        <Button
          aria-pressed={isChosen}
          aria-label={texts.choose(isChosen ? texts.chosen : texts.chooseIt, courseName, universityName)}
          className={pressed}
          icon={isChosen ? <Check size={16} aria-hidden /> : undefined}
          isSoftDisabled={isOff}
          {...(isOff && { disabledReason: texts.full })}
          onClick={() => {
            if (!isOff) onToggle()
          }}
        >
          {isChosen ? texts.chosen : texts.chooseIt}
        </Button>
      </div>
    </article>
  )
}
