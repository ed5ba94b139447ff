const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && !('$$typeof' in value)
}

/** Doubles the texts that people read: those of several words, at any depth; names of states, ids and dates have no spaces. */
export function lengthened(value: unknown): unknown {
  if (typeof value === 'string') return /\S\s\S/.test(value) && !value.includes('<') ? `${value} ${value}` : value
  if (Array.isArray(value)) return value.map(lengthened)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthened(part)]))
}
