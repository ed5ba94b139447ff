/// <reference types="vite/client" />
const isSweep = import.meta.env['VITE_SWEEP_STORIES'] !== undefined
const begun = new Set<string>()

/**
 * Whether axe looks at a story: with every run at the first of each title, for the states of a screen have most of their
 * elements in common; in the sweep at all of them.
 */
export function isJudged({ title }: { readonly title: string }): boolean {
  const isFirst = !begun.has(title)
  begun.add(title)
  return isSweep || isFirst
}
