import { closestMatch } from 'leven'
import { folded } from './values.ts'

/** More different values than these in one import are a wrong column, not slips of the pen; to compare each takes long. */
const mostValues = 50
const mostSlips = 4

/** Finds the text that a given one of a column is nearest to; undefined where none is near. */
export type FindNearest = (column: string, given: string, texts: () => readonly string[]) => string | undefined

/** Finds nearest texts for one import, in which a slip often comes many times. */
export function findNearest(): FindNearest {
  const known = new Map<string, string | undefined>()
  return (column, given, texts) => {
    const wanted = folded(given)
    const key = `${column} ${wanted}`
    if (known.has(key)) return known.get(key)
    if (wanted === '' || known.size >= mostValues) return undefined
    const byFolded = new Map(texts().map((text) => [folded(text), text]))
    const maxDistance = Math.min(mostSlips, Math.ceil(wanted.length / 3))
    const found = byFolded.get(closestMatch(wanted, [...byFolded.keys()], { maxDistance }) ?? '')
    known.set(key, found)
    return found
  }
}
