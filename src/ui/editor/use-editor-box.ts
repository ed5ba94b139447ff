import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ClipboardEvent } from 'react'
import { pieceElement, withPieces, type Placeholders } from './editor-markup.ts'
import { leavePieces } from './leave-pieces.ts'

interface EditorBoxOptions {
  readonly value: string
  /** What stands in the box for a value. */
  nodesOf(value: string): readonly Node[]
  /** The value of what stands in the box. */
  valueOf(box: HTMLElement): string
  readonly placeholders: Placeholders
  onValueChange(value: string): void
}

/** The element of an editor: it is filled again only for a value that it does not show yet, so that the caret stays while typing. */
export function useEditorBox({ value, nodesOf, valueOf, placeholders, onValueChange }: EditorBoxOptions) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  const place = useRef<Range | null>(null)

  const show = useEffectEvent((wanted: string) => {
    if (!box.current || shown.current === wanted) return
    shown.current = wanted
    box.current.replaceChildren(...nodesOf(wanted))
  })
  // Before the first paint, so that the box is never seen empty.
  useLayoutEffect(() => show(value), [value])

  useEffect(() => {
    const leave = () => box.current?.isContentEditable && leavePieces(box.current)
    document.addEventListener('selectionchange', leave)
    return () => document.removeEventListener('selectionchange', leave)
  }, [])

  const read = () => {
    if (!box.current) return
    const next = valueOf(box.current)
    shown.current = next
    onValueChange(next)
  }

  /** Makes a placeholder that was typed to its end one piece, as if it had been chosen. */
  const takeTyped = () => {
    const selection = document.getSelection()
    const text = selection?.isCollapsed ? selection.anchorNode : null
    if (!(text instanceof Text) || !box.current?.contains(text) || !text.data.slice(0, selection?.anchorOffset).endsWith('}')) return
    const nodes = withPieces(text.data.slice(0, selection?.anchorOffset), placeholders)
    if (!nodes.some((node) => node instanceof Element)) return
    // Behind a piece that ends a line browsers show no caret.
    const rest = document.createTextNode(text.data.slice(selection?.anchorOffset) || '\u00A0')
    text.replaceWith(...nodes, rest)
    selection?.collapse(rest, rest.data.startsWith('\u00A0') ? 1 : 0)
  }

  /** Reads what was typed, with such a placeholder as a piece. */
  const readTyped = () => {
    takeTyped()
    read()
  }

  /** Keeps where the caret is, for what is put in from a menu that takes the focus. */
  const keepPlace = () => {
    const selection = document.getSelection()
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
    if (range && box.current?.contains(range.commonAncestorContainer)) place.current = range.cloneRange()
  }

  /** Puts the caret back to where it was, or to the end. */
  const takePlace = (): Range | null => {
    if (!box.current) return null
    box.current.focus()
    const range = place.current && box.current.contains(place.current.commonAncestorContainer) ? place.current : document.createRange()
    if (range !== place.current) {
      range.selectNodeContents(box.current.lastElementChild ?? box.current)
      range.collapse(false)
    }
    const selection = document.getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
    return range
  }

  const insertPlaceholder = (name: string) => {
    const range = takePlace()
    if (!range) return
    const piece = pieceElement(name, null, placeholders)
    range.deleteContents()
    range.insertNode(piece)
    // Behind a piece that ends a line browsers show no caret.
    const after = document.createTextNode(' ')
    piece.after(after)
    range.setStart(after, 1)
    range.collapse(true)
    keepPlace()
    read()
    // The menu gives the focus back to its button first.
    requestAnimationFrame(() => requestAnimationFrame(() => takePlace()))
  }

  /** Formats what is selected; `value` is the address of a link. */
  const format = (command: 'bold' | 'italic' | 'insertUnorderedList' | 'insertOrderedList' | 'createLink' | 'unlink', address?: string) => {
    takePlace()
    document.execCommand(command, false, address)
    keepPlace()
    read()
  }

  /** Only the words of what is pasted come in: formats of other programs would not be shown. */
  const pasteWords = (event: ClipboardEvent) => {
    event.preventDefault()
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
  }

  return { box, readTyped, keepPlace, insertPlaceholder, format, pasteWords }
}
