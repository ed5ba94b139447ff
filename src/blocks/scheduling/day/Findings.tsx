import { ChevronRight, TriangleAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { Finding, Place } from '#machines/blocks/scheduling/schedule-findings.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { texts } from '../texts.ts'

interface FindingsProps {
  readonly findings: readonly Finding[]
  /** Brings the card of a place to the screen, on another date if need be. */
  onShow(place: Place): void
}

const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '36px',
  px: '3',
  cursor: 'pointer',
  rounded: 'md',
  listStyle: 'none',
  textStyle: 'bodyStrong',
  '&::-webkit-details-marker': { display: 'none' },
  '& [data-chevron]': { transition: 'transform token(durations.base)' },
  'details[open] > &': { '& [data-chevron]': { transform: 'rotate(90deg)' } },
})
const jump = css({
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
  rounded: 'xs',
  minHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
})

/** What the module rules have to say about the whole block, with ways to the cards. Folded: it informs, it does not shout. */
export const Findings = ({ findings, onShow }: FindingsProps) =>
  findings.length === 0 ? null : (
    <details className={css({ borderWidth: '1px', borderColor: 'warning.edge', rounded: 'md', bg: 'warning.subtle' })}>
      <summary className={summary}>
        <TriangleAlert size={16} aria-hidden className={css({ color: 'warning.icon' })} />
        <span className={css({ flex: '1' })}>{texts.findings(findings.length)}</span>
        <ChevronRight size={16} aria-hidden data-chevron />
      </summary>
      <ul className={css({ px: '3', pb: '3', display: 'grid', gap: '2', maxHeight: '260px', overflowY: 'auto' })}>
        {findings.map((finding) => (
          <li key={keyOf(finding)} className={css({ textStyle: 'small' })}>
            <p>
              <span className={css({ fontWeight: 'semibold' })}>{texts.prohibitedPair(finding.first.name, finding.second.name)}</span>{' '}
              <span className={css({ color: 'fg.muted' })}>
                {texts.findingReach[finding.reach]} · {texts.byRule(finding.ruleNames)}
              </span>
            </p>
            <p className={flex({ gap: '3', wrap: 'wrap' })}>
              {[finding.first, finding.second].map((place) => (
                <button
                  key={place.moduleId}
                  type="button"
                  className={jump}
                  aria-label={texts.showCard(place.name, place.slot, formatCivil(place.date))}
                  onClick={() => onShow(place)}
                >
                  {place.name}: {texts.place(place.slot, formatCivil(place.date))}
                </button>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )

const keyOf = ({ first, second }: Finding) => [first, second].map((place) => `${place.moduleId} ${place.dateId} ${place.slot}`).join(' / ')
