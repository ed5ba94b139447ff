import { ArrowRight } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'
import { formatCivil } from '#src/time/civil-date.ts'
import { dayOf, timeOfDay } from '#src/time/clock.ts'
import { instantOf } from '#src/time/instant.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useLatePanel } from '#src/ui/lazy/use-late-panel.ts'
import { counted } from '#src/ui/text/counted.ts'
import { initialsOf } from '#src/ui/text/initials.ts'
import { LineSection, lineBox, lineMark, lineNote, lineText } from './LineSection.tsx'
import type { RecentAct } from './queries.ts'
import { dashboardTexts } from './texts.ts'

/** What was done lately, or how the call for it stands. */
export type Acts = readonly RecentAct[] | 'loading' | 'failed'

interface RecentActsProps {
  readonly acts: Acts
  readonly today: string
  /** The page of a record, or of several of a resource; null where the person may not open it. */
  linkTo(act: RecentAct): string | null
  onRetry(): void
}

const linesShown = 3

const Drawer = lazyComponent(async () => (await import('#src/ui/layers/drawer.tsx')).Drawer, { isOptional: true })

/** "10:12" of today, "04/09/2026 10:12" of another day, in the viewer's time zone. */
function timeText(stamp: string, today: string): string {
  const instant = instantOf(stamp)
  if (instant === null) return ''
  const time = timeOfDay(instant)
  return dayOf(instant) === today ? time : `${formatCivil(dayOf(instant))} ${time}`
}

const link = css({
  textStyle: 'bodyStrong',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationColor: 'border.control',
})
const round = css({ rounded: 'full', textStyle: 'small', fontWeight: 'medium' })
const time = css({ ml: 'auto', flexShrink: 0, textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })

function Line({ act, href, today }: { readonly act: RecentAct; readonly href: string | null; readonly today: string }) {
  const { by, at, count, name, noun } = act
  const what = count === 1 ? name : `${counted(count)} ${noun}`
  return (
    <li className={lineBox}>
      <span aria-hidden="true" className={cx(lineMark, round)}>
        {initialsOf(by)}
      </span>
      <span className={css({ minWidth: '0' })}>
        <span className={lineText}>
          {href === null ? (
            <strong className={css({ textStyle: 'bodyStrong' })}>{what}</strong>
          ) : (
            <Link href={href} className={link}>
              {what}
            </Link>
          )}{' '}
          {act.act}
        </span>{' '}
        <span className={lineNote}>{dashboardTexts.recent.of(count === 1 ? noun : '', by)}</span>
      </span>{' '}
      <span className={time}>{timeText(at.date, today)}</span>
    </li>
  )
}

/** What was done lately to records that the person may see: the last acts, and in a drawer all that the server sent. */
export function RecentActs({ acts, today, linkTo, onRetry }: RecentActsProps) {
  const { isOpen, hasOpened, setOpen, button } = useLatePanel(Drawer)
  const texts = dashboardTexts.recent
  const lines = typeof acts === 'string' ? acts : acts.map((act) => <Line key={act.historyId} act={act} href={linkTo(act)} today={today} />)
  return (
    <div className={css({ borderTopWidth: '1px', borderColor: 'border.default' })}>
      <LineSection
        texts={texts}
        lines={lines}
        room={linesShown}
        all={
          <Button variant="ghost" size="sm" iconEnd={<ArrowRight size={16} aria-hidden />} {...button}>
            {texts.all}
          </Button>
        }
        onRetry={onRetry}
      />
      {hasOpened && typeof acts !== 'string' && (
        <LazyBoundary>
          <Drawer open={isOpen} title={texts.title} subtitle={texts.lastOf(acts.length)} onClose={() => setOpen(false)}>
            <ul>{lines}</ul>
          </Drawer>
        </LazyBoundary>
      )}
    </div>
  )
}
