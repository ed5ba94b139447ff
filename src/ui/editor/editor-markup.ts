import { escapedText, piecesOf, writtenPlaceholder, type TextPiece } from '#openapi/communications/message-text.ts'
import { sanitisedFragment } from '../text/rich-text-markup.ts'

/** Converts between the markup of a text and the nodes of its editor, where each placeholder is one whole piece. */

/** A placeholder that an editor offers. */
export interface EditorPlaceholder {
  readonly name: string
  readonly label: string
}

/** How placeholders are written in the text of an editor. */
export interface PlaceholderNotation {
  piecesOf(text: string): readonly TextPiece[]
  written(name: string, fallback: string | null): string
}

/** In double braces, as messages have them. */
export const messageNotation: PlaceholderNotation = { piecesOf, written: writtenPlaceholder }

/** What an editor knows of placeholders: how they are written, and what they are called; null for an unknown one. */
export interface Placeholders {
  readonly notation: PlaceholderNotation
  labelOf(name: string): string | null
}

/** How a piece is marked in the editor. */
export const pieceName = 'data-placeholder'
const pieceFallback = 'data-fallback'

/** A placeholder as an element of the editor: it is deleted as a whole, and cannot be typed into. */
export function pieceElement(name: string, fallback: string | null, { notation, labelOf }: Placeholders): HTMLElement {
  const element = document.createElement('span')
  const label = labelOf(name)
  element.contentEditable = 'false'
  element.setAttribute(pieceName, name)
  if (fallback !== null) element.setAttribute(pieceFallback, fallback)
  if (label === null) element.setAttribute('data-unknown', '')
  element.textContent = label ?? name
  const written = notation.written(name, null)
  element.title = fallback === null ? written : `${written}, else: ${fallback}`
  return element
}

/** Puts pieces in the place of the placeholders of a text. */
export function withPieces(text: string, placeholders: Placeholders): Node[] {
  return placeholders.notation
    .piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? document.createTextNode(piece) : pieceElement(piece.name, piece.fallback, placeholders)))
}

/** Clean markup as nodes for the editor. */
export function editorNodes(markup: string, placeholders: Placeholders): Node[] {
  const content = sanitisedFragment(markup)
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) found.push(node)
  for (const text of found) if (text.data.includes('{')) text.replaceWith(...withPieces(text.data, placeholders))
  return [...content.childNodes]
}

const kept: Readonly<Record<string, string>> = { B: 'b', STRONG: 'b', I: 'i', EM: 'i', UL: 'ul', OL: 'ol', LI: 'li', P: 'p', DIV: 'p' }

const pieceText = (element: Element, { written }: PlaceholderNotation): string =>
  written(element.getAttribute(pieceName) ?? '', element.getAttribute(pieceFallback))

function nodeMarkup(node: Node, notation: PlaceholderNotation): string {
  if (node instanceof Text) return escapedText(node.data.replaceAll('\u00A0', ' '))
  if (!(node instanceof Element)) return ''
  if (node.hasAttribute(pieceName)) return pieceText(node, notation)
  if (node.tagName === 'BR') return '<br>'
  const inner = markupOf(node, notation)
  if (node.tagName === 'A') {
    const address = node.getAttribute('href')
    return address === null ? inner : `<a href="${escapedText(address)}">${inner}</a>`
  }
  const tag = kept[node.tagName]
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`
}

/** The markup of what stands in an editor. */
export function markupOf(root: Node, notation: PlaceholderNotation): string {
  return [...root.childNodes].map((node) => nodeMarkup(node, notation)).join('')
}

const isBlock = (node: Node): boolean => node instanceof Element && ['P', 'DIV', 'UL', 'OL'].includes(node.tagName)

/** The same of a whole editor: what stands outside a paragraph gets one, and an editor without words is empty. */
export function editorMarkup(root: Element, notation: PlaceholderNotation): string {
  if (root.textContent?.trim() === '' && !root.querySelector(`[${pieceName}]`)) return ''
  let markup = ''
  let line = ''
  const close = () => {
    if (line !== '') markup += `<p>${line}</p>`
    line = ''
  }
  for (const node of root.childNodes) {
    if (!isBlock(node)) {
      line += nodeMarkup(node, notation)
      continue
    }
    close()
    markup += nodeMarkup(node, notation)
  }
  close()
  return markup
}

/** The text of an editor of one line. */
export function lineText(root: Node, notation: PlaceholderNotation): string {
  return [...root.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data.replaceAll(/[\u00A0\n]/g, ' ')
      return node instanceof Element && node.hasAttribute(pieceName) ? pieceText(node, notation) : lineText(node, notation)
    })
    .join('')
}
