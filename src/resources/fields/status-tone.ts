import type { ResourceRules } from '#openapi/resource-rules.ts'
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
  Draft: 'warning',
  Pending: 'warning',
  'Partially paid': 'warning',
  Paid: 'success',
  Confirmed: 'success',
  Credited: 'neutral',
  'Credit note': 'neutral',
  Completed: 'success',
  Incomplete: 'danger',
  Valid: 'success',
  Revoked: 'danger',
  Replaced: 'neutral',
  Expired: 'warning',
  'Not found': 'neutral',
} as const

const toneAt = (name: number | string) => tones[name as keyof typeof tones] ?? null

/** The tone of a status that comes without the rules of its resource. */
export const toneOfLabel = (label: string) => toneAt(label) ?? 'info'

/** The tone of a status: by its value, or by its label where the value means another thing in other resources. */
export const statusTone = (rules: ResourceRules, status: number | string) => toneAt(status) ?? toneOfLabel(statusText(rules, status))
