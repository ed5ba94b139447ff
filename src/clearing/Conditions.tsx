import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { css } from 'styled-system/css'
import type { StudentMarks } from './clearing-service.ts'
import { clearingTexts as texts } from './texts.ts'

const signs = {
  met: <CircleCheck size={16} aria-hidden className={css({ color: 'success.icon', flexShrink: 0 })} />,
  below: <CircleX size={16} aria-hidden className={css({ color: 'warning.icon', flexShrink: 0 })} />,
  unknown: <CircleDashed size={16} aria-hidden className={css({ color: 'fg.muted', flexShrink: 0 })} />,
} as const

/** What the open offers to a student ask for, each condition beside what the student has. */
export const Conditions = ({ openOffers }: Pick<StudentMarks, 'openOffers'>) => (
  <div className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
    {openOffers.map(({ clearingOfferId, courseName, universityName, conditions }) => (
      <div key={clearingOfferId}>
        <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted' })}>
          {courseName}, {universityName}
        </span>
        {conditions.length === 0 ? (
          texts.noConditions
        ) : (
          <ul aria-label={texts.conditionsOf(courseName, universityName)}>
            {conditions.map(({ text, own, state }) => (
              <li key={text} className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
                {signs[state]}
                <span>
                  {text}, {texts.condition[state]}
                  {own !== '' && <strong> ({own})</strong>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    ))}
  </div>
)
