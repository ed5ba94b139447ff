import { css } from 'styled-system/css'

/** A text with the matches of a search in bold; the search ignores case and is taken literally. */
export function Match({ text, search }: { text: string; search: string }) {
  const wanted = search.trim().toLowerCase()
  const lower = text.toLowerCase()
  // Lower case can be longer than its capital (İ); without equal lengths the places would not be the same.
  if (wanted === '' || lower.length !== text.length) return text
  const parts: { readonly at: number; readonly text: string; readonly isHit: boolean }[] = []
  let at = 0
  for (let hit = lower.indexOf(wanted); hit !== -1; hit = lower.indexOf(wanted, at)) {
    parts.push({ at, text: text.slice(at, hit), isHit: false }, { at: hit, text: text.slice(hit, hit + wanted.length), isHit: true })
    at = hit + wanted.length
  }
  parts.push({ at, text: text.slice(at), isHit: false })
  return parts.map((part) =>
    part.isHit ? (
      <b key={part.at} className={css({ fontWeight: 'semibold' })}>
        {part.text}
      </b>
    ) : (
      part.text
    ),
  )
}
