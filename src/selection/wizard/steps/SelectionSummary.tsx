import { css } from 'styled-system/css'
import { answerLines } from '#openapi/selection/differences.ts'
import { isAnswerStep, stepNames, type SelectionStep } from '#openapi/selection/steps.ts'
import { stepTitles } from '#openapi/selection/texts.ts'
import type { OpenSelection } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { wizardTexts as texts } from '../texts.ts'

interface SelectionSummaryProps {
  readonly selection: OpenSelection
  /** The address of a step; null where nothing can be changed. */
  hrefOf(step: SelectionStep): string | null
}

const part = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr auto', md: '200px 1fr auto' },
  gap: '3',
  px: '4',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderTopWidth: '0' },
})

/** Everything that was answered, with a link to where it can be changed. */
export const SelectionSummary = ({ selection: { answers, choices }, hrefOf }: SelectionSummaryProps) => (
  <div className={css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'md' })}>
    {stepNames.filter(isAnswerStep).map((step) => {
      const lines = answerLines(step, answers, choices)
      const href = hrefOf(step)
      return (
        <section key={step} aria-label={stepTitles[step]} className={part}>
          <h3 className={css({ textStyle: 'bodyStrong' })}>{stepTitles[step]}</h3>
          <div className={css({ gridColumn: { base: '1 / -1', md: 'auto' }, gridRow: { base: '2', md: 'auto' }, minWidth: '0' })}>
            {lines.length === 0 ? (
              <p className={css({ color: 'fg.muted' })}>{texts.notAnswered}</p>
            ) : (
              <ul className={css({ display: 'grid', gap: '1' })}>
                {lines.map((line) => (
                  <li key={line} className={css({ overflowWrap: 'anywhere' })}>
                    {line}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {href !== null && (
            <TextLink href={href}>
              {texts.edit} <span className={css({ srOnly: true })}>{stepTitles[step]}</span>
            </TextLink>
          )}
        </section>
      )
    })}
  </div>
)
