import { css } from 'styled-system/css'
import { Badge } from '#src/ui/kit/badge.tsx'
import { outcomeTone } from './outcome-tone.ts'
import type { SlipAttempt, SlipModule } from './slip.ts'
import { slipTexts as texts } from './texts.ts'

const part = css({ py: '4', borderTopWidth: '1px', borderColor: 'border.default', breakInside: 'avoid' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '5',
  rowGap: '2',
})
const figures = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2', fontVariantNumeric: 'tabular-nums' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', py: '1' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })

/** What counts of a module, and each attempt with its papers. */
export function ModuleResult({ module: { moduleName, attempts } }: { readonly module: SlipModule }) {
  const counted = attempts.find(({ isCounted }) => isCounted === 1)
  return (
    <section aria-label={moduleName} className={part}>
      <div className={head}>
        <h2 className={css({ textStyle: 'h3', minWidth: '0', overflowWrap: 'anywhere' })}>{moduleName}</h2>
        {counted && (
          <dl className={figures}>
            <Figure label={texts.final} value={counted.finalMark} />
            <Figure label={texts.grade} value={counted.grade} />
            <Figure label={texts.points} value={counted.points} />
            <Figure label={texts.outcome} value={counted.outcome} />
          </dl>
        )}
      </div>
      <ul aria-label={texts.attempts(moduleName)} className={css({ mt: '2' })}>
        {attempts.map((attempt) => (
          <Attempt key={attempt.resultId} attempt={attempt} isAlone={attempts.length === 1} />
        ))}
      </ul>
    </section>
  )
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string | number | undefined }) =>
  value !== undefined && (
    <div className={css({ display: 'flex', alignItems: 'baseline', gap: '1.5' })}>
      <dt className={muted}>{label}</dt>
      <dd className={css({ textStyle: 'bodyStrong' })}>{value}</dd>
    </div>
  )

const Attempt = ({ attempt, isAlone }: { readonly attempt: SlipAttempt; readonly isAlone: boolean }) => (
  <li>
    <p className={line}>
      <span>{`${attempt.attempt}, ${attempt.setName}`}</span>
      <span className={muted}>{texts.version(attempt.version)}</span>
      {attempt.mark !== undefined && <span>{texts.mark(attempt.mark)}</span>}
      {attempt.isCapped === 1 && attempt.finalMark !== undefined && (
        <>
          <span>{texts.finalMark(attempt.finalMark)}</span>
          <Badge tone="info">{texts.capped}</Badge>
        </>
      )}
      <Badge tone={outcomeTone(attempt.outcome)}>{attempt.outcome}</Badge>
      {!isAlone && attempt.isCounted === 1 && <span className={muted}>{texts.counts}</span>}
    </p>
    {attempt.papers.length > 0 && (
      <p className={muted}>{attempt.papers.map(({ paperName, mark }) => `${paperName}: ${mark}`).join(' · ')}</p>
    )}
  </li>
)
