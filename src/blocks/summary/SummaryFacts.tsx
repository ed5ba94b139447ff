import { CalendarDays, CalendarPlus, GitCompare, Link2, Pencil, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { knownStatus } from '#machines/blocks/block.ts'
import type { BlockSummary } from '#machines/blocks/summary/block-summary.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { HeadActions } from '#src/ui/list/head-actions.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import type { SharePart } from '../sharing/share-address.ts'
import { texts } from './texts.ts'

interface SummaryFactsProps {
  readonly kind: BlockKindSpec
  readonly summary: BlockSummary
  /** The page that compares the block with another one. */
  readonly compareHref: string
  /** The page that shares and prints the block, at one of its parts. */
  shareHref(part: SharePart): string
  /** The page that makes a block for next year of it. */
  readonly nextYearHref: string
  onEditDetails(): void
  onEditTimeZones(): void
}

function activeText(stored: BlockSummary['record']['status']): string {
  const status = knownStatus(stored)
  return status === null ? texts.unknownStatus : status === 1 ? texts.yes : texts.no
}

/** Heading of the summary with the block's facts; one pencil leads to the details, one to the time zones. */
export function SummaryFacts({ kind, summary, onEditDetails, onEditTimeZones, ...hrefs }: SummaryFactsProps) {
  const { record, slotsPerDay } = summary
  const facts = [
    [texts.name, record.name],
    [texts.systemCode, record.code],
    [kind.texts.codeLabel, record.code],
    [texts.shortCode, record.shortName],
    [texts.active, activeText(record.status)],
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
      <div className={flex({ align: 'center', wrap: { md: 'wrap' }, columnGap: '2', rowGap: '3', mb: '3' })}>
        <h2 tabIndex={-1} className={css({ textStyle: 'h2' })}>
          {kind.texts.summaryHeading}
        </h2>
        <IconButton label={texts.editDetails} size="sm" icon={<Pencil size={16} />} onClick={onEditDetails} />
        <div className={flex({ wrap: 'wrap', gap: '2', ml: { base: 'auto', md: '0', lg: 'auto' } })}>
          <HeadActions>
            <LinkButton href={hrefs.compareHref} size="sm" icon={<GitCompare size={16} aria-hidden />}>
              {texts.compare}
            </LinkButton>
            <LinkButton href={hrefs.nextYearHref} size="sm" icon={<CalendarPlus size={16} aria-hidden />}>
              {texts.nextYear}
            </LinkButton>
            <LinkButton href={hrefs.shareHref('calendar')} size="sm" icon={<CalendarDays size={16} aria-hidden />}>
              {texts.calendarFile}
            </LinkButton>
            <LinkButton href={hrefs.shareHref('print')} size="sm" icon={<Printer size={16} aria-hidden />}>
              {texts.print}
            </LinkButton>
            <LinkButton href={hrefs.shareHref('link')} size="sm" icon={<Link2 size={16} aria-hidden />}>
              {texts.snapshotLink}
            </LinkButton>
          </HeadActions>
        </div>
      </div>
      <dl className={flex({ wrap: 'wrap', columnGap: { base: '6', lg: '8' }, rowGap: '3' })}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
        <Fact
          label={texts.slots}
          value={String(slotsPerDay)}
          action={<IconButton label={texts.editTimeZones} size="sm" icon={<Pencil size={16} aria-hidden />} onClick={onEditTimeZones} />}
        />
        <Fact isWide label={texts.description} value={record.description} />
      </dl>
    </section>
  )
}

interface FactProps {
  readonly label: string
  readonly value: string
  readonly action?: ReactNode
  readonly isWide?: boolean
}

function Fact({ label, value, action, isWide }: FactProps) {
  return (
    <div
      className={
        isWide
          ? css({ minWidth: '0', flexBasis: 'full', display: { lg: 'flex' }, alignItems: 'baseline', columnGap: '2.5' })
          : css({ minWidth: '0', flexBasis: 'auto' })
      }
    >
      <dt className={css({ textStyle: 'small', color: 'fg.muted' })}>{label}</dt>
      <dd className={flex({ align: 'center', gap: '1', minHeight: '28px', textStyle: 'bodyStrong', fontVariantNumeric: 'tabular-nums' })}>
        <span className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' })}>
          {value === '' ? texts.missing : value}
        </span>
        {action && <span className={css({ my: { base: '-2', md: '0' } })}>{action}</span>}
      </dd>
    </div>
  )
}
