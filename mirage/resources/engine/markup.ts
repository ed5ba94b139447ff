import { isOutsideAddress, isPortalPath } from '#openapi/markup-links.ts'
import { isBlankMarkup } from '#openapi/markup-words.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { Fields } from './service.ts'
import { isFields } from './values.ts'

const kept = new Set(['p', 'br', 'b', 'i', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'span'])
/** Elements that are removed with all their content. */
const raw = new Set(['script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'template', 'noscript', 'textarea', 'title', 'head'])
/** Elements whose end becomes a line break. */
const lines = new Set('address article blockquote dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr pre section table tr'.split(' '))

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi
const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** The placeholder that a message replaces by the address of the record that it is about. */
const recordLink = '{{link}}'

const isFollowed = (address: string): boolean => isOutsideAddress(address) || isPortalPath(address) || address === recordLink

const openTag = (name: string, attributes: string): string => {
  if (name !== 'a') return `<${name}>`
  const [, quoted, single, plain] = href.exec(attributes) ?? []
  const address = (quoted ?? single ?? plain ?? '').trim()
  return isFollowed(address) ? `<a href="${address.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">` : '<a>'
}

/** The index in a markup behind the end of an element that is removed. */
function behind(markup: string, from: number, name: string): number {
  const end = new RegExp(`</${name}[^>]*>`, 'gi')
  end.lastIndex = from
  const found = end.exec(markup)
  return found ? found.index + found[0].length : markup.length
}

/** Markup with simple formatting and links that name their host or lead into the portal, and nothing else: what is stored and sent. */
export function cleanMarkup(markup: string): string {
  const open: string[] = []
  let clean = ''
  const pattern = new RegExp(token.source, token.flags)
  for (let found = pattern.exec(markup); found; found = pattern.exec(markup)) {
    const [whole, slash = '', given, attributes = ''] = found
    const name = given?.toLowerCase()
    if (name === undefined) {
      if (whole === '<') clean += '&lt;'
      else if (!whole.startsWith('<!--')) clean += whole
    } else if (raw.has(name)) {
      if (slash === '') pattern.lastIndex = behind(markup, pattern.lastIndex, name)
    } else if (!kept.has(name)) clean += lines.has(name) && slash !== '' ? '<br>' : ''
    else if (name === 'br') clean += '<br>'
    else if (slash === '') {
      open.push(name)
      clean += openTag(name, attributes)
    } else if (open.includes(name))
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        clean += `</${last}>`
        if (last === name) break
      }
  }
  return (
    clean +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  )
}

/** A formatted text as it is stored: clean, and none where it has no words. */
function cleanText(markup: string): string | undefined {
  const clean = cleanMarkup(markup)
  return isBlankMarkup(clean) ? undefined : clean
}

/** Sent fields with clean markup in those that hold formatted text, rows and groups included. */
export function cleanFields(given: Fields, rules: ResourceRules['fields']): Fields {
  const cleanValue = (value: unknown, { kind, fields }: ResourceRules['fields'][string]): unknown => {
    if (kind === 'richText') return typeof value === 'string' ? cleanText(value) : value
    if (!fields) return value
    if (Array.isArray(value)) return value.map((row) => (isFields(row) ? cleanFields(row, fields) : row))
    return isFields(value) ? cleanFields(value, fields) : value
  }
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, rules[name] ? cleanValue(value, rules[name]) : value]))
}
