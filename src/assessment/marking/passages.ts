import type { MarkerNote } from '#openapi/assessment/script-marks.ts'

/** A passage of an answer. */
export interface Passage {
  readonly from: number
  readonly to: number
}

/** A note with the marker it is of, by number: 1 the first. */
export interface PlacedNote extends MarkerNote {
  readonly marker: number
}

/** A part of an answer over which the same notes lie. */
export interface Segment extends Passage {
  readonly notes: readonly PlacedNote[]
  /** Those that end with it. */
  readonly ending: readonly PlacedNote[]
}

/** An answer cut where notes begin and end. */
export function segmentsOf(answer: string, notes: readonly PlacedNote[]): readonly Segment[] {
  const inside = notes.filter(({ from, to }) => from < to && to <= answer.length)
  const cuts = [...new Set([0, ...inside.flatMap(({ from, to }) => [from, to]), answer.length])].toSorted((one, other) => one - other)
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? answer.length
    return {
      from,
      to,
      notes: inside.filter((note) => note.from <= from && note.to >= to),
      ending: inside.filter((note) => note.to === to),
    }
  })
}

/** A passage without the blanks at its ends; null where nothing else is in it. */
export function trimmedPassage(answer: string, { from, to }: Passage): Passage | null {
  const text = answer.slice(from, to)
  const start = from + (text.length - text.trimStart().length)
  const end = start + text.trim().length
  return start < end ? { from: start, to: end } : null
}

/** The sentences of an answer, for those who choose a passage without a pointer. */
export function sentencesOf(answer: string): readonly Passage[] {
  const found = [...answer.matchAll(/[^.!?\n]+[.!?]*/g)]
  return found.flatMap(({ 0: text, index }) => trimmedPassage(answer, { from: index, to: index + text.length }) ?? [])
}

/** The passage of an answer that is selected on the page. The elements of the answer have their start in `data-from`. */
export function chosenPassage(answer: string, container: Element, selection: Selection | null): Passage | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const parts = [...container.querySelectorAll<HTMLElement>('[data-from]')].flatMap((part): Passage[] => {
    const text = part.firstChild
    if (!text || !range.intersectsNode(text)) return []
    const begin = Number(part.dataset['from'])
    return [
      {
        from: begin + (text === range.startContainer ? range.startOffset : 0),
        to: begin + (text === range.endContainer ? range.endOffset : (text.textContent ?? '').length),
      },
    ]
  })
  const [first, last] = [parts[0], parts.at(-1)]
  return first && last ? trimmedPassage(answer, { from: first.from, to: last.to }) : null
}
