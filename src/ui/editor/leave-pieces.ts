import { pieceName } from './editor-markup.ts'

type Point = readonly [node: Node, offset: number]

/** The piece of the box that a node is in. */
function pieceAt(node: Node | null, box: HTMLElement): Element | null {
  const element = node instanceof Element ? node : node?.parentElement
  const piece = element?.closest(`[${pieceName}]`)
  return piece && box.contains(piece) ? piece : null
}

/** Beside a piece: before it, or behind it. */
function beside(piece: Element, isBehind: boolean): Point | null {
  const parent = piece.parentNode
  return parent && [parent, [...parent.childNodes].indexOf(piece) + Number(isBehind)]
}

/** Whether a place in a piece is in its second half. */
function isLate(piece: Element, node: Node, offset: number): boolean {
  const before = document.createRange()
  before.setStart(piece, 0)
  before.setEnd(node, offset)
  return before.toString().length * 2 > (piece.textContent?.length ?? 0)
}

/**
 * Puts an end of the selection that is in a piece beside it. Browsers put the caret into a piece that ends a text after
 * a click below it, and lose there what is typed.
 */
export function leavePieces(box: HTMLElement): void {
  const selection = document.getSelection()
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0, isCollapsed = true } = selection ?? {}
  if (!selection || !anchorNode || !focusNode) return
  const [from, to] = [pieceAt(anchorNode, box), pieceAt(focusNode, box)]
  if (!from && !to) return
  // What is selected takes in the whole piece; the caret goes to the nearer side.
  const range = selection.getRangeAt(0)
  const isBackward = range.startContainer === focusNode && range.startOffset === focusOffset
  const isFromBehind = isCollapsed ? from !== null && isLate(from, anchorNode, anchorOffset) : isBackward
  const isToBehind = isCollapsed ? isFromBehind : !isBackward
  const anchor = from ? beside(from, isFromBehind) : ([anchorNode, anchorOffset] as const)
  const focus = to ? beside(to, isToBehind) : ([focusNode, focusOffset] as const)
  if (anchor && focus) selection.setBaseAndExtent(...anchor, ...focus)
}
