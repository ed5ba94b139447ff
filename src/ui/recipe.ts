/** Style objects whose values are class names already: nested as they were written, so that later ones replace earlier ones. */
export type Classes = { readonly [key: string]: string | Classes }

/** What the build makes of `cva`. */
export interface CompiledRecipe {
  readonly base?: Classes
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Classes>>>>
  readonly defaultVariants?: Given
  readonly compoundVariants?: readonly (Given & { readonly css: Classes })[]
}

type Given = Readonly<Record<string, unknown>>

const merged = (one: Classes, other: Classes): Classes => {
  const result: Record<string, string | Classes> = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const before = result[key]
    result[key] = typeof value === 'object' && typeof before === 'object' ? merged(before, value) : value
  }
  return result
}

const namesIn = (classes: Classes): readonly string[] =>
  Object.values(classes).flatMap((value) => (typeof value === 'string' ? [value] : namesIn(value)))

const namesOf = ({ base = {}, variants = {}, defaultVariants = {}, compoundVariants = [] }: CompiledRecipe, given: Given): string => {
  const chosen: Record<string, unknown> = { ...defaultVariants }
  for (const [name, value] of Object.entries(given)) if (value !== undefined) chosen[name] = value
  const fits = (needed: Given) => Object.entries(needed).every(([name, value]) => name === 'css' || chosen[name] === value)
  const parts = [
    ...Object.entries(chosen).map(([name, value]) => variants[name]?.[String(value)] ?? {}),
    ...compoundVariants.filter(fits).map(({ css }) => css),
  ]
  return [...new Set(namesIn(parts.reduce(merged, base)))].join(' ')
}

/** Panda's `cva`, after the build has worked out its class names: see `build/static-styles.ts`. */
export const recipe =
  (compiled: CompiledRecipe) =>
  (given: Given = {}): string =>
    namesOf(compiled, given)

/** Panda's `sva`, likewise: one recipe per slot. */
export const slotRecipe =
  (slots: Readonly<Record<string, CompiledRecipe>>) =>
  (given: Given = {}): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(slots).map(([slot, compiled]) => [slot, namesOf(compiled, given)]))
