const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)

/** The value of a JSON text; undefined when it is none. `__proto__` keys are dropped. */
export function jsonOf(text: string): unknown {
  try {
    // A reviver looks at every value: only texts that may hold such a key, spelled out or escaped, pay for it.
    return /__proto__|\\u00/i.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text)
  } catch {
    return undefined
  }
}
