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
const owns = {
  met: css({ color: 'fg.muted' }),
  below: css({ fontWeight: 'semibold' }),
  unknown: css({ color: 'fg.muted' }),
} as const

const line = css({ display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr) auto', gap: '2.5', alignItems: 'center', py: '0.5' })

/** What a course asks for, beside what the student has. */
function RequirementLine({ text, own, state }: Requirement) {
  const Sign = signs[state]
  return (
    <li aria-label={texts.requirement({ text, own, state })} className={line}>
      <Sign size={16} aria-hidden className={colours[state]} />
      <span aria-hidden>{text}</span>
      <span aria-hidden className={`${owns[state]} ${css({ fontVariantNumeric: 'tabular-nums' })}`}>
        {state === 'unknown' ? texts.notKnown : own}
      </span>
    </li>
  )
}

/** All that a course asks for, under the heads of its two columns. */
export const Requirements = ({ requirements }: Pick<FoundCourse, 'requirements'>) =>
  requirements.length === 0 ? (
    <p className={css({ color: 'fg.muted' })}>{texts.noRequirements}</p>
  ) : (
    <>
      <p
        aria-hidden
        className={css({ display: 'flex', justifyContent: 'space-between', pl: '28px', textStyle: 'small', color: 'fg.muted', pb: '0.5' })}
      >
        <span>{texts.needs}</span>
        <span>{texts.yours}</span>
      </p>
      <ul>
        {requirements.map((one) => (
          <RequirementLine key={one.text} {...one} />
        ))}
      </ul>
    </>
  )

/** Whether a course fits, in a word. */
export const Match = ({ match, requirements }: Pick<FoundCourse, 'match' | 'requirements'>) => (
  <Badge tone={tones[match]}>{texts.match(requirements)}</Badge>
)

/** "£21,400 a year"; null where a course names no fee. */
export const feeOf = ({ feeMinor, currency }: Pick<FoundCourse, 'feeMinor' | 'currency'>): string | null =>
  feeMinor === undefined || currency === undefined ? null : texts.fee(moneyText(feeMinor, currency))

/** Where a course is taught. */
export const placeOf = ({ universityName, city }: Pick<FoundCourse, 'universityName' | 'city'>): string =>
  city === '' ? universityName : `${universityName}, ${city}`

const pressed = css({
  '&[aria-pressed=true]': { bg: 'ink.solid', borderColor: 'ink.solid', color: 'ink.fg', _hover: { bg: 'ink.solidHover' } },
})

interface ChooseButtonProps {
  readonly course: Pick<FoundCourse, 'courseName' | 'universityName'>
  readonly isChosen: boolean
  /** No more can be chosen. */
  readonly isFull: boolean
  onToggle(): void
}

/** Chooses a course, or no longer. */
export function ChooseButton({ course: { courseName, universityName }, isChosen, isFull, onToggle }: ChooseButtonProps) {
  const isOff = isFull && !isChosen
  return (
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
  )
}
