import type { ResourceRules } from '#openapi/resource-rules.ts'

/** The field whose value stands beside the name of a record. */
export const codeField = ({ fields }: ResourceRules): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'code')

/** The fields that tell records of one name apart, the best one first: their code, or else the texts that no two of them share. */
export function referenceFields(rules: ResourceRules): readonly string[] {
  const code = codeField(rules)
  if (code !== undefined) return code === rules.title ? [] : [code]
  if (rules.fields[rules.title]?.unique) return []
  return Object.entries(rules.fields).flatMap(([name, { kind, unique }]) => (unique && (kind === 'text' || kind === 'email') ? [name] : []))
}
