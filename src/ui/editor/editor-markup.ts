import { escapedText, piecesOf, writtenPlaceholder } from '#openapi/communications/message-text.ts'
import { sanitisedFragment } from '../text/rich-text-markup.ts'

/** Between the markup of a text and what stands in its editor, where each placeholder is one whole piece. */

/** A placeholder that an editor offers. */
export interface EditorPlaceholder {
  readonly name: string
  readonly label: string
}

/** How a piece is marked in the editor. */
export const pieceName = 'data-placeholder'
const pieceFallback = 'data-fallback'

/** A placeholder as an element of the editor: it is deleted as a whole, and cannot be typed into. */
export function pieceElement(name: string, fallback: string | null, labelOf: (name: string) => string | null): HTMLElement {
  const element = document.createElement('span')
  const label = labelOf(name)
  element.contentEditable = 'false'
  element.setAttribute(pieceName, name)
  if (fallback !== null) element.setAttribute(pieceFallback, fallback)
  if (label === null) element.setAttribute('data-unknown', '')
  element.textContent = label ?? name
  element.title = fallback === null ? writtenPlaceholder(name) : `${writtenPlaceholder(name)}, else: ${fallback}`
  return element
}

/** Puts pieces in the place of the placeholders of a text. */
export function withPieces(text: string, labelOf: (name: string) => string | null): Node[] {
  return piecesOf(text).map((piece) =>
    typeof piece === 'string' ? document.createTextNode(piece) : pieceElement(piece.name, piece.fallback, labelOf),
  )
}

/** Clean markup as nodes for the editor. */
export function editorNodes(markup: string, labelOf: (name: string) => string | null): Node[] {
  const content = sanitisedFragment(markup)
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) found.push(node)
  for (const text of found) if (text.data.includes('{{')) text.replaceWith(...withPieces(text.data, labelOf))
  return [...content.childNodes]
}

const kept: Readonly<Record<string, string>> = { B: 'b', STRONG: 'b', I: 'i', EM: 'i', UL: 'ul', OL: 'ol', LI: 'li', P: 'p', DIV: 'p' }

const pieceText = (element: Element): string =>
  writtenPlaceholder(element.getAttribute(pieceName) ?? '', element.getAttribute(pieceFallback))

function nodeMarkup(node: Node): string {
  if (node instanceof Text) return escapedText(node.data.replaceAll('\u00A0', ' '))
  if (!(node instanceof Element)) return ''
  if (node.hasAttribute(pieceName)) return pieceText(node)
  if (node.tagName === 'BR') return '<br>'
  const inner = markupOf(node)
  if (node.tagName === 'A') {
    const address = node.getAttribute('href')
    return address === null ? inner : `<a href="${escapedText(address)}">${inner}</a>`
  }
  const tag = kept[node.tagName]
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`
}

/** The markup of what stands in an editor. */
export function markupOf(root: Node): string {
  return [...root.childNodes].map(nodeMarkup).join('')
}

const isBlock = (node: Node): boolean => node instanceof Element && ['P', 'DIV', 'UL', 'OL'].includes(node.tagName)

/** The same of a whole editor: what stands outside a paragraph gets one, and an editor without words is empty. */
export function editorMarkup(root: Element): string {
  if (root.textContent?.trim() === '' && !root.querySelector(`[${pieceName}]`)) return ''
  let markup = ''
  let line = ''
  const close = () => {
    if (line !== '') markup += `<p>${line}</p>`
    line = ''
  }
  for (const node of root.childNodes) {
    if (!isBlock(node)) {
      line += nodeMarkup(node)
      continue
    }
    close()
    markup += nodeMarkup(node)
  }
  close()
  return markup
}

/** The text of an editor of one line. */
export function lineText(root: Node): string {
  return [...root.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data.replaceAll(/[\u00A0\n]/g, ' ')
      return node instanceof Element && node.hasAttribute(pieceName) ? pieceText(node) : lineText(node)
    })
    .join('')
}
