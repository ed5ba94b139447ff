import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import type { RecordQuery } from '../record-page.ts'

const referencesOf = ({ fields }: ResourceRules) =>
  Object.entries(fields).flatMap(([name, { kind, readOnly }]) => (kind === 'reference' && !readOnly ? [name] : []))

/** The query of the address of a new record that is opened from a list: each reference that the list is narrowed to, if to one record. */
export function writeReferences(rules: ResourceRules, codec: IdCodec, filters: RecordQuery['filters'] = {}): string {
  const named = referencesOf(rules).flatMap((name) => {
    const [id, ...others] = filters[name] ?? []
    const encrypted = id !== undefined && others.length === 0 ? codec.encrypt(id) : null
    return encrypted === null ? [] : [[name, encrypted]]
  })
  return named.length === 0 ? '' : `?${String(new URLSearchParams(named))}`
}

/** The references that a new record begins with: those that its address names. */
export function readReferences(rules: ResourceRules, codec: IdCodec, search: string): TypedFields {
  const said = new URLSearchParams(search)
  return Object.fromEntries(
    referencesOf(rules).flatMap((name) => {
      const id = codec.decrypt(said.get(name) ?? '')
      return id === null ? [] : [[name, Number(id)]]
    }),
  )
}
