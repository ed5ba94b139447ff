import { ArrowLeftRight, Clock, FilePen, Minus, Plus, type LucideIcon } from 'lucide-react'
import { css, cva } from 'styled-system/css'
import { comparedRows, type ComparedRow, type Difference, type DifferenceKind } from '#machines/blocks/compare/compare.ts'
import { weekdayName } from '#machines/time/days.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { Stripe } from '../scheduling/modules/Stripe.tsx'
import { changeText, compareTexts as texts } from './texts.ts'

interface CompareRowsProps {
  readonly differences: readonly Difference[]
  readonly colours: ReadonlyMap<string, string | null>
}

/** The differences by week and weekday, the two blocks side by side; below 1024 px one under the other. */
export const CompareRows = ({ differences, colours }: CompareRowsProps) => (
  <ol>
    {comparedRows(differences).map((row) => (
      <Row key={row.row} row={row} colours={colours} />
    ))}
  </ol>
)

const line = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: 'minmax(120px, 1fr) 3fr 3fr' },
  columnGap: '3',
  rowGap: '2',
  px: { base: '4', md: '5', lg: '7' },
  py: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 120px',
  breakInside: 'avoid',
  _print: { contentVisibility: 'visible' },
})

function Row({ row: { row, left, right }, colours }: { readonly row: ComparedRow; readonly colours: CompareRowsProps['colours'] }) {
  const dates = { left: left[0]?.left?.date, right: right[0]?.right?.date }
  const known = dates.left ?? dates.right ?? ''
  return (
    <li className={line}>
      <h2>
        <span className={css({ display: 'block', textStyle: 'bodyStrong' })}>{weekdayName(known)}</span>
        <span className={css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'regular' })}>{texts.week(row)}</span>
      </h2>
      {(['left', 'right'] as const).map((side) => {
        const own = side === 'left' ? left : right
        const date = dates[side]
        return (
          <div key={side} role="group" aria-label={texts[side]} className={css({ minWidth: '0' })}>
            {date !== undefined && <p className={css({ textStyle: 'small', color: 'fg.muted', mb: '1' })}>{formatCivil(date)}</p>}
            <ul className={css({ display: 'grid', gap: '1' })}>
              {own.map((difference) => (
                <Card key={`${difference[side]?.slot.number} ${difference[side]?.module.moduleId}`} {...{ difference, side, colours }} />
              ))}
            </ul>
          </div>
        )
      })}
    </li>
  )
}

const icons: Readonly<Record<DifferenceKind, LucideIcon>> = {
  added: Plus,
  removed: Minus,
  moved: ArrowLeftRight,
  time: Clock,
  content: FilePen,
}

const card = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '28px',
    px: '2',
    py: '0.5',
    rounded: 'sm',
    borderWidth: '1px',
    borderColor: 'border.default',
  },
  variants: {
    look: {
      added: { bg: 'success.subtle', borderColor: 'success.edge' },
      removed: { bg: 'danger.subtle', borderColor: 'danger.edge' },
      moved: { bg: 'info.subtle', borderColor: 'info.edge' },
      gone: { borderStyle: 'dashed', color: 'fg.muted' },
      time: { bg: 'warning.subtle', borderColor: 'warning.edge' },
      content: { bg: 'warning.subtle', borderColor: 'warning.edge' },
    },
  },
})

interface CardProps {
  readonly difference: Difference
  readonly side: 'left' | 'right'
  readonly colours: CompareRowsProps['colours']
}

/** A module on its side, with an icon and a word for what became of it. */
function Card({ difference, side, colours }: CardProps) {
  const place = difference[side]
  const [kind = 'content'] = difference.kinds
  if (!place) return null
  const { module, slot } = place
  const change = changeText(difference, side)
  const Icon = icons[kind]
  return (
    <li className={card({ look: kind === 'moved' && side === 'left' ? 'gone' : kind })}>
      <Stripe moduleId={module.moduleId} colour={colours.get(module.moduleId) ?? null} />
      <span className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{module.name}</span>
      <span className={css({ textStyle: 'small' })}>{texts.slot(slot.number)}</span>
      <span className={css({ display: 'flex', alignItems: 'center', gap: '1', ml: 'auto', textStyle: 'small' })}>
        <Icon size={14} strokeWidth={1.75} aria-hidden className={css({ flexShrink: '0' })} />
        {change === '' ? (
          difference.kinds.map(texts.kind).join(', ')
        ) : (
          <VisuallyHidden>{difference.kinds.map(texts.kind).join(', ')}: </VisuallyHidden>
        )}
        {change}
      </span>
    </li>
  )
}
