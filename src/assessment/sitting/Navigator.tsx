import { Flag } from 'lucide-react'
import { css } from 'styled-system/css'
import { answerOf } from '#machines/assessment/attempt-answers.ts'
import type { Answers } from '#machines/assessment/attempt-types.ts'
import { Switch } from '#src/ui/form/switch.tsx'
import { sittingTexts as texts } from './texts.ts'

const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))', gap: '2' })
const place = css({
  position: 'relative',
  width: 'full',
  height: 'touch',
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.surface',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&[data-answered]': { bg: 'bg.active', borderColor: 'transparent' },
  '&[aria-current]': { bg: 'ink.solid', color: 'ink.fg', borderColor: 'transparent', fontWeight: 'semibold' },
  _disabled: { cursor: 'not-allowed' },
})
const flagMark = css({
  position: 'absolute',
  top: '-6px',
  right: '-6px',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  rounded: 'full',
  borderWidth: '1px',
  borderColor: 'warning.edge',
  bg: 'warning.subtle',
  color: 'warning.icon',
})
const sample = css({ width: '18px', height: '18px', rounded: 'sm', borderWidth: '1px', borderColor: 'border.control', flexShrink: 0 })

interface NavigatorProps {
  readonly questionIds: readonly number[]
  readonly answers: Answers
  readonly index: number
  readonly mayGoBack: boolean
  readonly hasKeys: boolean
  onGo(index: number): void
  onKeys(hasKeys: boolean): void
}

/** All questions by their state, and the switch of the letter keys. */
export function Navigator({ questionIds, answers, index, mayGoBack, hasKeys, onGo, onKeys }: NavigatorProps) {
  const states = questionIds.map((id) => answerOf(answers, id))
  const answered = states.filter(({ value }) => value.trim() !== '').length
  const flagged = states.filter(({ isFlagged }) => isFlagged).length
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      <nav aria-label={texts.navigator}>
        <div className={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: '3' })}>
          <h2 className={css({ textStyle: 'h3' })}>{texts.navigator}</h2>
          <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.answeredOf(answered, questionIds.length)}</p>
        </div>
        <ol className={grid}>
          {states.map(({ questionId, value, isFlagged }, at) => {
            const isAnswered = value.trim() !== ''
            return (
              <li key={questionId}>
                <button
                  type="button"
                  className={place}
                  data-answered={isAnswered || undefined}
                  aria-current={at === index ? 'step' : undefined}
                  aria-label={texts.place(at + 1, isAnswered, isFlagged)}
                  disabled={!mayGoBack && at < index}
                  onClick={() => onGo(at)}
                >
                  {at + 1}
                  {isFlagged && (
                    <span className={flagMark}>
                      <Flag size={11} aria-hidden />
                    </span>
                  )}
                </button>
              </li>
            )
          })}
        </ol>
      </nav>
      <ul
        className={css({
          display: 'grid',
          gap: '2',
          textStyle: 'small',
          color: 'fg.muted',
          '& li': { display: 'flex', gap: '2', alignItems: 'center' },
        })}
      >
        <li>
          <span className={`${sample} ${css({ bg: 'ink.solid' })}`} />
          {texts.legend.current}
        </li>
        <li>
          <span className={`${sample} ${css({ bg: 'bg.active', borderColor: 'transparent' })}`} />
          {texts.legend.answered}
        </li>
        <li>
          <span className={`${sample} ${css({ bg: 'bg.surface' })}`} />
          {texts.legend.open}
        </li>
        <li>
          <Flag size={16} aria-hidden className={css({ color: 'warning.icon' })} />
          {texts.legend.flagged}, {flagged}
        </li>
      </ul>
      <Switch label={texts.keys} helper={texts.keysHelper} onLabel={texts.on} offLabel={texts.off} checked={hasKeys} onChange={onKeys} />
    </div>
  )
}
