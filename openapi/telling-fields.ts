import type { ResourceRules } from './resource-rules.ts'

/** The field whose value stands beside the name of a record. */
export const codeField = ({ fields }: ResourceRules): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'code')

/** The fields that tell records of one name apart: their code, else texts that are unique, else those by which an import finds them. */
export function tellingFields(rules: ResourceRules): readonly string[] {
  const code = codeField(rules)
  if (code !== undefined) return code === rules.title ? [] : [code]
  const { unique: isOnlyOne = false } = rules.fields[rules.title] ?? {}
  if (isOnlyOne) return []
  const texts = Object.entries(rules.fields).filter(([name, { kind }]) => name !== rules.title && (kind === 'text' || kind === 'email'))
  const unshared = texts.filter(([, { unique }]) => unique)
  return (unshared.length > 0 ? unshared : texts.filter(([name]) => rules.importKeys?.includes(name))).map(([name]) => name)
}
