import { ArrowRight } from 'lucide-react'
import { css } from 'styled-system/css'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'

/** A value that was changed, in words; empty for none. */
interface ActivityChange {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** Something that was done. */
export interface Activity {
  readonly id: string
  readonly title: string
  readonly by: string
  /** As it is shown. */
  readonly at: string
  /** Empty for none. */
  readonly comment: string
  readonly changes: readonly ActivityChange[]
}

const item = css({
  position: 'relative',
  pl: '6',
  pb: '5',
  // The line that joins one act to the next.
  _before: { content: '""', position: 'absolute', left: '5px', top: '14px', bottom: '-4px', width: '1px', bg: 'border.default' },
  _last: { pb: '0', _before: { display: 'none' } },
  _after: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '5px',
    width: '11px',
    height: '11px',
    rounded: 'full',
    borderWidth: '2px',
    borderColor: 'border.strong',
    bg: 'bg.surface',
  },
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' })
const quote = css({
  mt: '2',
  pl: '3',
  borderLeftWidth: '2px',
  borderColor: 'border.default',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
const change = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr)' },
  columnGap: '4',
  py: '1',
  overflowWrap: 'anywhere',
})
const values = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', minWidth: '0' })
const muted = css({ color: 'fg.muted' })

/** What was done, one act after the other: by whom, when, what it changed and why. */
export const ActivityList = ({ label, activities }: { label: string; activities: readonly Activity[] }) => (
  <ol aria-label={label}>
    {activities.map(({ id, title, by, at, comment, changes }) => (
      <li key={id} className={item}>
        <p className={head}>
          <strong className={css({ textStyle: 'bodyStrong' })}>{title}</strong>
          <span className={muted}>{by}</span>
          <span className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>{at}</span>
        </p>
        {comment !== '' && <blockquote className={quote}>{comment}</blockquote>}
        {changes.length > 0 && (
          <dl className={css({ mt: '1.5' })}>
            {changes.map(({ label: field, before, after }) => (
              <div key={field} className={change}>
                <dt className={muted}>{field}</dt>
                <dd className={values}>
                  <VisuallyHidden>from</VisuallyHidden>
                  <del className={muted}>{before || '—'}</del>
                  <ArrowRight size={14} aria-hidden className={css({ alignSelf: 'center', flexShrink: '0', color: 'fg.muted' })} />
                  <VisuallyHidden>to</VisuallyHidden>
                  <ins className={css({ textDecoration: 'none' })}>{after || '—'}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </li>
    ))}
  </ol>
)
