import type { ResourceRules } from '#openapi/resource-rules.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { statusText } from './field-text.ts'
import { statusTone } from './status-tone.ts'

/** The status of a record as a badge. */
export const RecordStatus = ({ rules, status }: { rules: ResourceRules; status: number | string }) => (
  <Badge tone={statusTone(rules, status)}>{statusText(rules, status)}</Badge>
)
