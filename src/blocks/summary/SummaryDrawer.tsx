import { Pencil } from 'lucide-react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { CivilDate } from '#machines/time/civil.ts'
import type { ScheduledSlot } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Drawer } from '#src/ui/layers/drawer.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { StartWords } from '../clocks/StartWords.tsx'
import { Stripe } from './SummaryDays.tsx'
import { texts } from './texts.ts'

const Calendar = lazyComponent(async () => (await import('#src/ui/calendar/calendar.tsx')).Calendar)

interface SummaryDrawerProps {
  readonly isOpen: boolean
  /** Every day of the block, for the calendar. */
  readonly days: readonly SummaryDay[]
  readonly dateId: string | null
  /** The day as read by itself; undefined while loading, null when it could not be read. */
  readonly detail: SummaryDay | null | undefined
  /** Why it could not be read. */
  readonly failure: string | null
  readonly colours: ReadonlyMap<string, string>
  readonly today: CivilDate
  onPick(dateId: string): void
  onEdit(date: CivilDate): void
  onRetry(): void
  onClose(): void
}

/** The side drawer: a calendar of the block's dates, and every slot of the chosen one in full. */
export function SummaryDrawer({
  isOpen,
  days,
  dateId,
  detail,
  failure,
  colours,
  today,
  onPick,
  onEdit,
  onRetry,
  onClose,
}: SummaryDrawerProps) {
  const day = days.find((one) => one.dateId === dateId)
  const first = days[0]
  const last = days.at(-1)
  if (!day || !first || !last) return null
  const byDate = new Map(days.map((one) => [one.date, one]))
  const date = formatCivil(day.date)
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={`${day.dayName} ${date}`}
      subtitle={texts.counts(day.moduleCount, day.versionCount, day.submoduleCount)}
      actions={
        <Button variant="secondary" icon={<Pencil size={16} />} onClick={() => onEdit(day.date)}>
          {texts.edit}
        </Button>
      }
    >
      <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', xl: '264px 1fr' }, minHeight: 'full' })}>
        <div
          className={css({
            p: '4',
            borderRightWidth: { xl: '1px' },
            borderBottomWidth: { base: '1px', xl: '0' },
            borderColor: 'border.default',
          })}
        >
          <LazyBoundary fallback={<SkeletonLines count={8} />}>
            <Calendar
              label={texts.calendar}
              value={day.date}
              min={first.date}
              max={last.date}
              today={today}
              isUnavailable={(one) => !byDate.has(one)}
              isMarked={(one) => (byDate.get(one)?.moduleCount ?? 0) > 0}
              onChange={(one) => {
                const picked = byDate.get(one)
                if (picked) onPick(picked.dateId)
              }}
            />
          </LazyBoundary>
        </div>
        <div aria-busy={detail === undefined} className={flex({ direction: 'column', gap: '3', p: '4', minWidth: '0' })}>
          {detail === undefined && <SkeletonLines count={8} />}
          {detail === null && <ErrorState {...(failure === null ? {} : { title: failure })} onRetry={onRetry} />}
          {detail?.slots.map((slot) => (
            <SlotDetail key={slot.number} slot={slot} date={day.date} colours={colours} />
          ))}
        </div>
      </div>
    </Drawer>
  )
}

const section = css({ px: '3.5', py: '3', borderTopWidth: '1px', borderColor: 'border.default' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, auto) 1fr',
  columnGap: '4',
  rowGap: '1',
  pl: '3.5',
  textStyle: 'small',
})

function SlotDetail({ slot, date, colours }: { slot: ScheduledSlot; date: CivilDate; colours: ReadonlyMap<string, string> }) {
  return (
    <section aria-label={texts.slot(slot.number)} className={css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'lg' })}>
      <header className={flex({ justify: 'space-between', align: 'center', px: '3.5', py: '2.5' })}>
        <h3 className={css({ textStyle: 'h3' })}>{texts.slot(slot.number)}</h3>
        {slot.modules.length === 0 && <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.noModules}</span>}
      </header>
      {slot.modules.length > 0 && (
        <>
          <dl className={section}>
            {slot.clocks.map((clock) => (
              <div key={clock.slotId} className={flex({ justify: 'space-between', gap: '4', textStyle: 'small', py: '0.5' })}>
                <dt>{clock.zoneName}</dt>
                <dd className={css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' })}>
                  {clock.time}
                  <StartWords {...clock} date={date} />
                </dd>
              </div>
            ))}
          </dl>
          {slot.modules.map((module) => (
            <div key={module.moduleId} className={section}>
              <p className={flex({ align: 'center', gap: '2', mb: '1.5', textStyle: 'bodyStrong' })}>
                <Stripe colour={colours.get(module.moduleId)} />
                {module.name}
              </p>
              <dl className={pair}>
                <dt className={css({ color: 'fg.muted' })}>{texts.version}</dt>
                <dd>{module.versions.join(', ') || texts.noVersion}</dd>
                {module.submodules.map((submodule) => (
                  <div key={submodule.id} className={css({ display: 'contents' })}>
                    <dt className={css({ color: 'fg.muted' })}>{submodule.name}</dt>
                    <dd>{submodule.versions.join(', ')}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </>
      )}
    </section>
  )
}
