import createDOMPurify, { type Config } from 'dompurify'
import { css } from 'styled-system/css'

/** Bytes (UTF-8) of markup that are looked at; the rest is left out. */
export const richTextLimit = 100_000

const rules = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'i', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'span'],
  ALLOWED_ATTR: ['href', 'title'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
} satisfies Config

/** Tags that are dropped, but end a line where they stood. */
const blocks = new Set(
  'address article blockquote dd div dl dt figure h1 h2 h3 h4 h5 h6 header footer pre section table td th tr'.split(' '),
)
const protocols: readonly string[] = ['https:', 'mailto:']

function createSanitiser() {
  // An instance of its own: hooks and configuration of others never touch it.
  const purify = createDOMPurify(window)
  let hasWords = false
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (blocks.has(tagName) && node instanceof Element) node.append(node.ownerDocument.createElement('br'))
    if (tagName === '#text' && node.textContent?.trim()) hasWords = true
  })
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof HTMLAnchorElement) || !node.hasAttribute('href')) return
    if (protocols.includes(node.protocol)) {
      node.target = '_blank'
      node.rel = 'noopener noreferrer'
    } else node.removeAttribute('href')
  })
  return (markup: string) => {
    // Without a tag there is nothing to walk through.
    hasWords = !markup.includes('<') && markup.trim() !== ''
    const html = purify.isSupported ? purify.sanitize(markup, rules) : ''
    return { html, hasWords }
  }
}

let clean: ReturnType<typeof createSanitiser> | null = null
const room = new Uint8Array(richTextLimit)

/** Markup with nothing in it but text, simple formatting and links that open elsewhere; whether it has words, and had to be cut. */
export function sanitise(markup: string) {
  const { read } = new TextEncoder().encodeInto(markup, room)
  clean ??= createSanitiser()
  return { ...clean(markup.slice(0, read)), isCut: read < markup.length }
}

const style = css({
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
  '& :is(p, ul, ol) + :is(p, ul, ol)': { mt: '2' },
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
}

/** Formatted text from outside. The only place of the portal where markup becomes elements. */
export function RichText({ markup, empty, cut }: RichTextProps) {
  const { html, hasWords, isCut } = sanitise(markup)
  return (
    <>
      {hasWords && <div className={style} dangerouslySetInnerHTML={{ __html: html }} />}
      {!hasWords && !isCut && <p>{empty}</p>}
      {isCut && <p className={css({ mt: '2', fontStyle: 'italic' })}>{cut}</p>}
    </>
  )
}
