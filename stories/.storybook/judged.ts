/// <reference types="vite/client" />
const isSweep = import.meta.env['VITE_SWEEP_STORIES'] !== undefined
const begun = new Set<string>()

const isOneOfThree = (id: string): boolean => id.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3 === 0

/**
 * Whether axe looks at a story: with every run at the first of each title and at one in three of the others, always the same,
 * for the states of a screen have most of their elements in common; in the sweep at all of them.
 */
export function isJudged({ id, title }: { readonly id: string; readonly title: string }): boolean {
  const isFirst = !begun.has(title)
  begun.add(title)
  return isSweep || isFirst || isOneOfThree(id)
}
