import type { ResourceRules } from '#openapi/resource-rules.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { statusText } from './field-text.ts'

const tones = {
  1: 'success',
  '-1': 'neutral',
  2: 'warning',
  11: 'danger',
  Qualified: 'warning',
  Converted: 'success',
  Lost: 'neutral',
  Waiting: 'warning',
  Accepted: 'success',
  Refused: 'danger',
  Deferred: 'warning',
  Withdrawn: 'neutral',
  Completed: 'success',
  Valid: 'success',
  Revoked: 'danger',
  Replaced: 'neutral',
  Expired: 'warning',
  'Not found': 'neutral',
} as const

const toneOf = (status: number | string) => tones[status as keyof typeof tones] ?? 'info'

/** The status of a record as a badge. */
export const RecordStatus = ({ rules, status }: { rules: ResourceRules; status: number | string }) => (
  <Badge tone={toneOf(status)}>{statusText(rules, status)}</Badge>
)
