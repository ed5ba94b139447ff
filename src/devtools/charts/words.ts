/** `isWarningDue` → `is warning due`; other texts stay as they are. */
export const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/** 1500 → `1.5 s`, 800 → `800 ms`, 300000 → `5 min`. */
export function timeOf(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${Number((ms / 1000).toFixed(1))} s`
  return `${Number((ms / 60_000).toFixed(1))} min`
}

/** A text that ends in an ellipsis where it is longer than `length` characters. */
export const cut = (text: string, length: number): string => {
  const points = Array.from(text)
  return points.length <= length
    ? text
    : `${points
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * What a function without a name tests, in words taken from its own source: `({ event }) => event.output.isBlocked` →
 * `event output is blocked`. A long one is only called a condition.
 */
export function wordsOfSource(source: string): string {
  const body = source.split('=>').slice(1).join('=>').trim()
  const words = wordsOf(
    body
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/["'`]/g, '')
      .replaceAll('===', 'is')
      .replaceAll('!==', 'is not')
      .replaceAll('&&', 'and')
      .replaceAll('||', 'or')
      .replaceAll(/\?\.|(?<=\w)\.(?=\w)/g, ' ')
      .replaceAll(/\b(context|event) /g, ''),
  )
  return body === '' || body.startsWith('{') || words.length > 44 ? 'a condition' : words
}
