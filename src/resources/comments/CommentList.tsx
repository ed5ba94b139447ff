import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { instantText } from '../fields/field-text.ts'
import { commentTexts as texts } from './texts.ts'

/** A comment as it is listed. */
export interface ListedComment {
  readonly id: string
  readonly author: string
  readonly at: string
  readonly comment: string
  /** Badges and buttons beside the name of the author. */
  readonly beside?: ReactNode
}

const item = css({
  display: 'grid',
  gap: '1',
  px: '4',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderTopWidth: '0' },
})

/** The comments on a record, in the order given. */
export function CommentList({ comments }: { readonly comments: readonly ListedComment[] }) {
  if (comments.length === 0) return <p className={css({ color: 'fg.muted' })}>{texts.none}</p>
  return (
    <ol aria-label={texts.title} className={css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'md' })}>
      {comments.map(({ id, author, at, comment, beside }) => (
        <li key={id} className={item}>
          <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' })}>
            <strong className={css({ textStyle: 'bodyStrong' })}>{author}</strong>
            <span className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>{instantText(at)}</span>
            {beside}
          </p>
          <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{comment}</p>
        </li>
      ))}
    </ol>
  )
}
