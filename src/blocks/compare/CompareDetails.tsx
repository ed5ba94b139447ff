import { css } from 'styled-system/css'
import { knownStatus } from '#machines/blocks/block.ts'
import type { ComparedBlock, Comparison } from '#machines/blocks/compare/compare.ts'
import type { DetailsField } from '#machines/blocks/details/details-rules.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { fieldTexts } from '../texts.ts'
import { compareTexts as texts } from './texts.ts'

interface CompareDetailsProps {
  readonly kind: BlockKindSpec
  readonly left: ComparedBlock
  readonly right: ComparedBlock
  readonly comparison: Comparison
}

function valueOf(record: ComparedBlock['record'], field: DetailsField): string {
  if (field === 'status') return fieldTexts.statusOf(knownStatus(record.status))
  const value = record[field] ?? ''
  if (value === '') return texts.missing
  return field === 'from' || field === 'to' ? formatCivil(value) : value
}

/** What differs beside the schedule: in one line, and on demand by name. */
export function CompareDetails({ kind, left, right, comparison: { zones, slots, details } }: CompareDetailsProps) {
  const facts = [
    ...(zones.added.length > 0 ? [[texts.zonesAdded, zones.added.join(', ')] as const] : []),
    ...(zones.removed.length > 0 ? [[texts.zonesRemoved, zones.removed.join(', ')] as const] : []),
    ...details.map(
      (field) =>
        [texts.field(field, kind.texts.codeLabel), texts.change(valueOf(left.record, field), valueOf(right.record, field))] as const,
    ),
  ]
  const line = `${texts.zones(zones.added.length, zones.removed.length)} · ${texts.slots(slots.before, slots.after)}`
  if (facts.length === 0) return <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{line}</p>
  return (
    <details className={css({ textStyle: 'small', maxWidth: 'full', '&[open]': { flexBasis: 'full' } })}>
      <summary className={css({ color: 'fg.muted', cursor: 'pointer', minHeight: '24px', rounded: 'xs' })}>{line}</summary>
      <dl className={css({ display: 'grid', gridTemplateColumns: { sm: 'auto 1fr' }, columnGap: '4', rowGap: '1', pt: '2' })}>
        {facts.map(([label, value]) => (
          <div key={label} className={css({ display: 'contents' })}>
            <dt className={css({ color: 'fg.muted' })}>{label}</dt>
            <dd className={css({ overflowWrap: 'anywhere' })}>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
