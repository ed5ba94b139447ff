/** Types whose answer is chosen among options. */
export const choiceTypes: readonly string[] = ['Single choice', 'Multiple choice', 'True or false']

/** The number of a typed answer, with a comma or a point; null where it is none. */
export function numberIn(typed: string): number | null {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : null
}
