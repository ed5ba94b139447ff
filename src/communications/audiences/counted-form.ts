import * as v from 'valibot'
import { rowsOf, type TypedRow } from '#machines/records/typed-values.ts'
import type { Counted } from '../recipient-count.ts'

const rule = v.object({
  field: v.picklist([
    'centre',
    'country',
    'programme',
    'curriculum',
    'intake',
    'module',
    'year',
    'studentStatus',
    'applicationStatus',
    'paymentLabel',
    'role',
    'block',
  ]),
  is: v.picklist(['is', 'is not']),
  values: v.pipe(v.array(v.string()), v.minLength(1)),
})

const types = v.pipe(v.array(v.picklist(['STUDENT', 'CENTER', 'INSTITUTE', 'NCUK'])), v.minLength(1))

interface AudienceForm {
  readonly kind: unknown
  readonly contactTypes: unknown
  readonly rules: readonly TypedRow[]
  readonly contactGroupIds: readonly (string | number)[]
  readonly contactIds: readonly (string | number)[]
  readonly excludedContactIds: readonly (string | number)[]
}

const ids = (values: readonly (string | number)[]): number[] => values.map(Number)

/** Whom an audience addresses as it is written; null while it is incomplete. */
export function countedIn({ kind, contactTypes, rules, contactGroupIds, contactIds, excludedContactIds }: AudienceForm): Counted | null {
  const who = v.safeParse(types, contactTypes)
  if (!who.success || (kind !== 'Rule' && kind !== 'Fixed')) return null
  const common = { contactTypes: who.output, ...(excludedContactIds.length > 0 && { excludedContactIds: ids(excludedContactIds) }) }
  if (kind === 'Fixed') {
    if (contactGroupIds.length + contactIds.length === 0) return null
    return { ...common, contactGroupIds: ids(contactGroupIds), contactIds: ids(contactIds) }
  }
  const read = rowsOf(rules).map(({ fields }) => v.safeParse(rule, fields))
  const whole = read.flatMap((one) => (one.success ? [one.output] : []))
  return whole.length === read.length ? { ...common, rules: whole } : null
}
