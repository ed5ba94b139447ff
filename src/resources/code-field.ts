import type { ResourceRules } from '#openapi/resource-rules.ts'

/** The field whose value stands beside the name of a record. */
export const codeField = ({ fields }: ResourceRules): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'code')
