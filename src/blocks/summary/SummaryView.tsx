import type { OpenPoint, SettledPoint } from '#machines/blocks/summary/readiness.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockSummary, SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import type { SharePart } from '../sharing/share-address.ts'
import type { StripScroll } from '../scheduling/strip/strip-scroll.ts'
import { Readiness } from './summary-parts.ts'
import { SummaryDays } from './SummaryDays.tsx'
import { SummaryDrawer } from './SummaryDrawer.tsx'
import { SummaryFacts } from './SummaryFacts.tsx'
import { texts } from './texts.ts'

interface SummaryViewProps {
  readonly kind: BlockKindSpec
  readonly summary: BlockSummary
  /** The page that compares the block with another one. */
  readonly compareHref: string
  /** The page that shares and prints the block, at one of its parts. */
  shareHref(part: SharePart): string
  /** The page that makes a block for next year of it. */
  readonly nextYearHref: string
  /** Colour of each module's stripe, by id. */
  readonly colours: ReadonlyMap<string, string>
  /** What the drawer shows; null while it is closed. */
  readonly opened: { readonly dateId: string; readonly slot: number | null } | null
  /** The opened day as read by itself; undefined while loading, null when it could not be read. */
  readonly detail: SummaryDay | null | undefined
  /** Why it could not be read. */
  readonly failure: string | null
  readonly today: CivilDate
  /** What the arrows of a date's slots scroll with. */
  readonly stripScroll: StripScroll
  readonly openPoints: readonly OpenPoint[]
  readonly settled: readonly SettledPoint[]
  onOpen(dateId: string, slot: number | null): void
  onClose(): void
  onRetry(): void
  /** Reads everything again. */
  onCheck(): void
  onJump(step: 0 | 1 | 2, date?: CivilDate): void
}

/** The step as drawn: facts, dates with their slots, and the drawer over them. */
export function SummaryView(props: SummaryViewProps) {
  const { kind, summary, colours, opened, detail, today, stripScroll, openPoints, onOpen, onClose, onRetry, onCheck, onJump } = props
  const { days } = summary
  return (
    <div>
      <SummaryFacts
        kind={kind}
        summary={summary}
        compareHref={props.compareHref}
        shareHref={props.shareHref}
        nextYearHref={props.nextYearHref}
        onEditDetails={() => onJump(0)}
        onEditTimeZones={() => onJump(1)}
      />
      <LazyBoundary>
        <Readiness kind={kind} summary={summary} openPoints={openPoints} settled={props.settled} onJump={onJump} onCheck={onCheck} />
      </LazyBoundary>
      {days.length === 0 ? (
        <EmptyState title={texts.noDates} />
      ) : (
        <SummaryDays
          kind={kind}
          days={days}
          colours={colours}
          stripScroll={stripScroll}
          opened={opened}
          onOpen={onOpen}
          onEditDate={(date) => onJump(2, date)}
        />
      )}
      <SummaryDrawer
        isOpen={opened !== null}
        days={days}
        dateId={opened?.dateId ?? null}
        detail={detail}
        failure={props.failure}
        colours={colours}
        today={today}
        onPick={(dateId) => onOpen(dateId, null)}
        onEdit={(date) => onJump(2, date)}
        onRetry={onRetry}
        onClose={onClose}
      />
    </div>
  )
}
