import { isCanonical, segmentsOf } from './canonical-path.ts'

/**
 * A path in which a segment ":name" stands for any one segment. Patterns come from the server too, so they are only
 * ever compared segment by segment and never become a regular expression.
 */
export interface RoutePattern {
  readonly text: string
  readonly segments: readonly string[]
}

const isParameter = (segment: string) => segment.length > 1 && segment.startsWith(':')
/** A parameter somewhere in the text of a pattern. */
const parameter = /\/:[^/]/

/** The pattern of a text; null for anything that is not an absolute path within the portal. */
export function toPattern(text: unknown): RoutePattern | null {
  if (typeof text !== 'string' || !text.startsWith('/')) return null
  // Nearly every page of a large tree: its text is kept as it is.
  if (isCanonical(text)) return { text, segments: text.slice(1).split('/') }
  const segments = segmentsOf(text)
  return { text: `/${segments.join('/')}`, segments }
}

/** The patterns of those texts that have one. */
export const toPatterns = (texts: readonly string[]): readonly RoutePattern[] => texts.flatMap((text) => toPattern(text) ?? [])

/** Groups items by a key; each group keeps their order. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Patterns by their number of segments. */
export const byLength = (patterns: readonly RoutePattern[]): ReadonlyMap<number, readonly RoutePattern[]> =>
  groupBy(patterns, ({ segments }) => segments.length)

/** Whether a pattern stands for the path with these segments. */
export const isMatch = (pattern: RoutePattern, segments: readonly string[]): boolean =>
  pattern.segments.length === segments.length &&
  pattern.segments.every((expected, index) => isParameter(expected) || expected === segments[index])

/** The values of a pattern's parameters, as they stand in the path; null when it does not match. */
export function matchPattern(pattern: RoutePattern, segments: readonly string[]): Readonly<Record<string, string>> | null {
  if (!isMatch(pattern, segments)) return null
  const found = pattern.segments.flatMap((segment, index): [string, string][] =>
    isParameter(segment) ? [[segment.slice(1), segments[index] ?? '']] : [],
  )
  return Object.fromEntries(found)
}

/** Whether a pattern has parameters, so that it is no address by itself. */
export const hasParameters = ({ text }: RoutePattern): boolean => text.includes('/:') && parameter.test(text)

/** A text that is the same for patterns that differ only in the names of their parameters. */
export const shapeOf = (pattern: RoutePattern): string =>
  hasParameters(pattern) ? `/${pattern.segments.map((segment) => (isParameter(segment) ? ':' : segment)).join('/')}` : pattern.text

/** Orders patterns of one length: literal segments come before parameters, the leftmost difference decides. */
export function bySpecificity(one: RoutePattern, other: RoutePattern): number {
  const at = one.segments.findIndex((segment, index) => isParameter(segment) !== isParameter(other.segments[index] ?? ''))
  if (at === -1) return 0
  return isParameter(one.segments[at] ?? '') ? 1 : -1
}
