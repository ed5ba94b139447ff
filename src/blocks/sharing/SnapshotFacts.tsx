import { css } from 'styled-system/css'
import type { Timetable } from '#machines/blocks/timetable/timetable.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { texts } from './texts.ts'

interface SnapshotFactsProps {
  readonly timetable: Timetable
  /** Says that the link was made with other time zone rules; null if it was not. */
  readonly otherRules: string | null
}

/** What a snapshot says besides its sheets: the description and the academic dates. */
export function SnapshotFacts({ timetable: { description, academicDates }, otherRules }: SnapshotFactsProps) {
  if (description === '' && academicDates.length === 0 && otherRules === null) return null
  return (
    <div className={css({ display: 'grid', gap: '3', px: { base: '4', md: '5', lg: '7' }, pb: '5' })}>
      {otherRules !== null && <p className={css({ color: 'fg.muted' })}>{otherRules}</p>}
      {description !== '' && <p className={css({ whiteSpace: 'pre-line', maxWidth: '72ch', overflowWrap: 'anywhere' })}>{description}</p>}
      {academicDates.length > 0 && (
        <section>
          <h2 className={css({ textStyle: 'h3', mb: '1' })}>{texts.academicDates}</h2>
          <ul className={css({ display: 'grid', gap: '1', fontVariantNumeric: 'tabular-nums' })}>
            {academicDates.map(({ name, from, to, startTime }, index) => (
              // Two may have the same name.
              <li key={`${index} ${name}`}>
                {name}: {formatCivil(from)}
                {to !== from && `–${formatCivil(to)}`}
                {startTime.trim() !== '' && `, ${texts.startsAt(startTime.trim())}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
