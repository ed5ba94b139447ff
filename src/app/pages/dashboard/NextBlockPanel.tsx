import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { startText } from '#src/blocks/clocks/start-text.ts'
import { formatCivil, shortNamedDate } from '#src/time/civil-date.ts'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { dashboardTexts } from './texts.ts'
import type { NextBlock } from './queries.ts'

const words = dashboardTexts.nextBlock
/** More zones would make the panel higher than the waiting list beside it. */
const zonesShown = 3

const muted = css({ color: 'fg.muted', textStyle: 'small' })
const pair = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '4', textStyle: 'small' })
/** The block that begins next: how far it is prepared, and when its first sitting begins where it is sat. */
export function NextBlockPanel({ block }: { readonly block: NextBlock }) {
  const id = useId()
  const { kind, name, code, startDate, endDate, daysAhead, modules, filledDays, academicDates, centres, candidates, starts, address } =
    block
  const [first] = starts
  return (
    <section aria-labelledby={id} className={css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', height: 'full' })}>
      <div className={css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' })}>
        <h2 id={id} className={css({ textStyle: 'h2' })}>
          {words.titles[kind]}
        </h2>
        <span className={muted}>{words.days(daysAhead)}</span>
      </div>
      <div>
        <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{name}</p>
        <p className={muted}>{words.dates(formatCivil(startDate), formatCivil(endDate))}</p>
        <p className={muted}>
          {code} · {words.modules(modules)} · {words.centres(centres)}
        </p>
        {candidates && (
          <p className={muted}>
            <TextLink href={candidates.address}>{words.enrolments(candidates.enrolments)}</TextLink> ·{' '}
            {words.candidates(candidates.students, candidates.centres)}
          </p>
        )}
      </div>
      <ProgressBar label={words.filledDays} value={filledDays.done} max={filledDays.total} />
      <ProgressBar label={words.academicDates} value={academicDates.done} max={academicDates.total} />
      {first && (
        <div className={css({ borderTopWidth: '1px', borderColor: 'border.default', pt: '3' })}>
          <p className={muted}>{words.firstStart(shortNamedDate(first.day))}</p>
          <ul>
            {starts.slice(0, zonesShown).map(({ zoneName, day, time }) => (
              <li key={zoneName} className={pair}>
                <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{zoneName}</span>
                <span className={css({ flexShrink: 0, fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' })}>
                  {time} {startText(zoneName, day, time)?.clock}
                </span>
              </li>
            ))}
          </ul>
          {starts.length > zonesShown && <p className={muted}>{words.moreZones(starts.length - zonesShown)}</p>}
        </div>
      )}
      <LinkButton href={address} isWide className={css({ mt: 'auto' })}>
        {words.open}
        <ArrowRight size={16} aria-hidden />
      </LinkButton>
    </section>
  )
}
