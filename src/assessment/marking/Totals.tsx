import { css } from 'styled-system/css'
import { Alert } from '#src/ui/kit/alert.tsx'
import type { Script } from './marking-service.ts'
import { markingTexts as texts } from './texts.ts'

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly note: string
}

const Figure = ({ name, value, note }: FigureProps) => (
  <div
    className={css({
      display: 'grid',
      gap: '0.5',
      px: '4',
      minWidth: '0',
      _first: { pl: '0' },
      '& + &': { borderLeftWidth: '1px', borderColor: 'border.default' },
    })}
  >
    <dt className={css({ textStyle: 'small', color: 'fg.muted' })}>{name}</dt>
    <dd className={css({ textStyle: 'h1', fontSize: '3xl', fontVariantNumeric: 'tabular-nums' })}>{value}</dd>
    <dd className={css({ textStyle: 'small', overflowWrap: 'anywhere' })}>{note}</dd>
  </div>
)

/** By how much the totals of the first two markers differ; null where there are not both. */
export function gapOf({ others }: Pick<Script, 'others'>): number | null {
  const [first, second] = [others.find(({ role }) => role === 'First'), others.find(({ role }) => role === 'Second')]
  return first && second ? Math.abs(first.total - second.total) : null
}

/** The total of one's own marks, beside those of others where they may be seen. */
export function Totals({ script, total }: { readonly script: Script; readonly total: number }) {
  const { others, role, totalMarks, allowed, agreed } = script
  const isThird = role === 'Third'
  const gap = gapOf(script)
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <dl
        className={css({
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: '1fr',
          pb: '3',
          borderBottomWidth: '1px',
          borderColor: 'border.default',
        })}
      >
        {!isThird && <Figure name={texts.total} value={String(total)} note={texts.of(totalMarks)} />}
        {others.map((one) => (
          <Figure key={one.role} name={texts.roles[one.role]} value={String(one.total)} note={one.markerName} />
        ))}
        {isThird && (
          <Figure name={agreed === undefined ? texts.yours : texts.agreed} value={String(agreed ?? total)} note={texts.of(totalMarks)} />
        )}
        {!isThird && agreed !== undefined && <Figure name={texts.agreed} value={String(agreed)} note={texts.of(totalMarks)} />}
      </dl>
      {isThird && gap !== null && gap > allowed && agreed === undefined && (
        <Alert tone="warning" title={texts.apart(gap, allowed)}>
          {texts.decide}
        </Alert>
      )}
    </div>
  )
}
