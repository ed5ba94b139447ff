import type { MouseEvent } from 'react'
import { css } from 'styled-system/css'
import { sanitise } from './rich-text-markup.ts'

const style = css({
  '&[data-endless]': { fontKerning: 'none' },
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
  '& :is(p, ul, ol):not(:first-child)': { mt: '2' },
  '& :is(ul, ol)': { pl: '5' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& :is(b, strong)': { fontWeight: 'semibold', color: 'fg.default' },
  '& :is(i, em)': { fontStyle: 'italic' },
  '& a[href]': {
    fontWeight: 'medium',
    color: 'fg.link',
    textDecorationLine: 'underline',
    textDecorationColor: 'accent.marker',
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
    rounded: 'xs',
  },
})

interface RichTextProps {
  /** As the aggregator sent it. */
  readonly markup: string
  /** Said where there is nothing to be read. */
  readonly empty: string
  /** Said below what had to be cut. */
  readonly cut: string
  /** Goes to a page of the portal that the text links to; without it such links are text. */
  onFollow?(path: string): void
}

/** Formatted text from outside. The only place of the portal where markup becomes elements. */
export function RichText({ markup, empty, cut, onFollow }: RichTextProps) {
  const { html, hasWords, isCut, isEndless } = sanitise(markup, onFollow !== undefined)
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!link || !onFollow || event.isDefaultPrevented() || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    onFollow(link.getAttribute('href') ?? '')
  }
  return (
    <>
      {hasWords && (
        <div
          role="presentation"
          className={style}
          data-endless={isEndless || undefined}
          dangerouslySetInnerHTML={{ __html: html }}
          onClick={follow}
        />
      )}
      {!hasWords && !isCut && <p>{empty}</p>}
      {isCut && <p className={css({ mt: '2', fontStyle: 'italic' })}>{cut}</p>}
    </>
  )
}
