const gone = Symbol('gone')
const replacements: readonly unknown[] = [gone, null, '', 'text', -1, 7.5, {}, [], [null], { data: null }]

/** Adds `gone` for a missing value. */
function* withGone(value: unknown): Generator {
  yield* replacements
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const mutant of withGone(item)) {
        yield mutant === gone ? value.filter((_, at) => at !== index) : value.with(index, mutant)
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, content] of Object.entries(value)) {
      for (const mutant of withGone(content)) {
        yield Object.fromEntries(Object.entries({ ...value, [name]: mutant }).filter(([, one]) => one !== gone))
      }
    }
  }
}

/** Every variant of a value with one node replaced or removed; undefined where the whole value is removed. */
export function* mutants(value: unknown): Generator {
  for (const mutant of withGone(value)) yield mutant === gone ? undefined : mutant
}
