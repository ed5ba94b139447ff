import createDOMPurify, { type Config } from 'dompurify'
import { isOutsideAddress, isPortalPath } from '#openapi/markup-links.ts'
import { richTextLimits } from './rich-text-limits.ts'

const rules = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'i', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'span'],
  ALLOWED_ATTR: ['href', 'title'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/|\{\{link\}\}$)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
} satisfies Config

/** Tags that are dropped, but end a line where they stood. */
const blocks = new Set(
  'address article blockquote dd div dl dt figure h1 h2 h3 h4 h5 h6 header footer pre section table td th tr'.split(' '),
)
/** A placeholder that a message replaces by an address before anybody reads it. */
const recordLink = '{{link}}'

function createSanitiser() {
  // An instance of its own: hooks and configuration of others never touch it.
  const purify = createDOMPurify(window)
  let hasWords = false
  let isEdited = false
  let keepsPaths = false
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (blocks.has(tagName) && node instanceof Element) node.append(node.ownerDocument.createElement('br'))
    // Browsers write this attribute even after it was removed, so only what is inside stays.
    if (node instanceof Element && node.hasAttribute('is')) node.replaceWith(...node.childNodes)
    if (tagName === '#text' && node.textContent?.trim()) hasWords = true
  })
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof HTMLAnchorElement) || !node.hasAttribute('href')) return
    const address = node.getAttribute('href')?.trim() ?? ''
    if (isOutsideAddress(address)) {
      node.target = '_blank'
      node.rel = 'noopener noreferrer'
    } else if (isEdited ? address !== recordLink && !isPortalPath(address) : !keepsPaths || !isPortalPath(address))
      node.removeAttribute('href')
  })
  return {
    html: (markup: string, keepsPortalLinks: boolean) => {
      isEdited = false
      keepsPaths = keepsPortalLinks
      // DOMPurify returns a text without a tag at once, and calls no hook for it.
      hasWords = !markup.includes('<') && markup.trim() !== ''
      const html = purify.isSupported ? purify.sanitize(markup, rules) : ''
      return { html, hasWords }
    },
    fragment: (markup: string): DocumentFragment => {
      isEdited = true
      return purify.sanitize(markup, { ...rules, RETURN_TRUSTED_TYPE: false, RETURN_DOM_FRAGMENT: true })
    },
  }
}

let clean: ReturnType<typeof createSanitiser> | null = null
const room = new Uint8Array(richTextLimits.bytes)

/** As much of a markup as is within the limits, never half a character. */
function beginningOf(markup: string): string {
  const { read } = new TextEncoder().encodeInto(markup, room)
  const beginning = markup.slice(0, read)
  let tags = 0
  for (const { index } of beginning.matchAll(/<[a-z]/gi)) {
    tags += 1
    if (tags > richTextLimits.tags) return beginning.slice(0, index)
  }
  return beginning
}

/**
 * Every style and event attribute would be reported as a breach of the content security policy before it is dropped:
 * under another name it is dropped in silence.
 */
const muted = (markup: string) =>
  markup.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\s(?:style|on[a-z]+)(?=\s*=)/gi, ' data-dropped'))

/**
 * Markup with nothing in it but text, simple formatting and links that open elsewhere; whether it has words, had to be cut, and
 * has a word without end. Links into the portal stay where they are wanted.
 */
export function sanitise(markup: string, keepsPortalLinks = false) {
  const beginning = beginningOf(markup)
  clean ??= createSanitiser()
  return {
    ...clean.html(muted(beginning), keepsPortalLinks),
    isCut: beginning.length < markup.length,
    isEndless: hasEndlessWord(beginning),
  }
}

/** Whether a word is so long that browsers take seconds to break it into lines, unless its letters stand without kerning. */
const hasEndlessWord = (markup: string) => /\S{300}/.test(markup.replaceAll(/<[^<>]*>/g, ''))

/** The same as elements, for an editor of the markup. */
export function sanitisedFragment(markup: string): DocumentFragment {
  clean ??= createSanitiser()
  return clean.fragment(muted(beginningOf(markup)))
}
