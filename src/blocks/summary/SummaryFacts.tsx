import { Pencil } from 'lucide-react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { BlockSummary } from '#machines/blocks/types.ts'
import { formatCivil } from '../../time/civil-date.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { texts } from './texts.ts'

interface SummaryFactsProps {
  readonly kind: BlockKindSpec
  readonly summary: BlockSummary
  onEditDetails(): void
  onEditTimeZones(): void
}

/** Heading of the summary with the block's facts; one pencil leads to the details, one to the time zones. */
export function SummaryFacts({ kind, summary, onEditDetails, onEditTimeZones }: SummaryFactsProps) {
  const { record, slotsPerDay } = summary
  const facts = [
    [texts.name, record.name],
    [texts.systemCode, record.code],
    [kind.texts.codeLabel, record.code],
    [texts.shortCode, record.shortName],
    [texts.active, record.status === 1 ? texts.yes : texts.no],
    [texts.fromDate, record.from === null ? '' : formatCivil(record.from)],
    [texts.toDate, record.to === null ? '' : formatCivil(record.to)],
  ] as const
  return (
    <section
      className={css({
        px: { base: '4', md: '5', lg: '7' },
        py: { base: '4', lg: '5' },
        borderBottomWidth: '1px',
        borderColor: 'border.default',
      })}
    >
      <div className={flex({ align: 'center', gap: '2', mb: '3' })}>
        <h2 tabIndex={-1} className={css({ textStyle: 'h2' })}>
          {kind.texts.summaryHeading}
        </h2>
        <IconButton label={texts.editDetails} size="sm" icon={<Pencil size={16} />} onClick={onEditDetails} />
      </div>
      <dl className={flex({ wrap: 'wrap', columnGap: { base: '6', lg: '8' }, rowGap: '3' })}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
        <div className={flex({ align: 'flex-end', gap: '1' })}>
          <Fact label={texts.slots} value={String(slotsPerDay)} />
          <IconButton label={texts.editTimeZones} size="sm" icon={<Pencil size={16} aria-hidden />} onClick={onEditTimeZones} />
        </div>
        <div className={css({ flexBasis: 'full' })}>
          <Fact label={texts.description} value={record.description} />
        </div>
      </dl>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={css({ minWidth: '0' })}>
      <dt className={css({ textStyle: 'small', color: 'fg.muted' })}>{label}</dt>
      <dd
        className={css({
          textStyle: 'bodyStrong',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          maxWidth: '72ch',
        })}
      >
        {value === '' ? texts.missing : value}
      </dd>
    </div>
  )
}
