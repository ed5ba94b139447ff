type Parts = Readonly<Record<string, readonly string[]>>

/** The parts of an overview beside a panel that shows some of their fields: no value stands on a page twice. */
export function partsBeside(facts: readonly string[], parts: Parts): Parts {
  const left = Object.entries(parts)
    .map(([title, names]) => [title, names.filter((name) => !facts.includes(name))] as const)
    .filter(([, names]) => names.length > 0)
  // An overview of nothing else keeps them: an empty page would say that there is nothing.
  return left.length === 0 ? parts : Object.fromEntries(left)
}
