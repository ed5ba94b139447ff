import { Check, CircleCheck, Plus, TriangleAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { conflictsIn, type Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { ShownVerdict } from '../findings/check-schedule.ts'
import { texts } from '../texts.ts'

interface PlaceInProps {
  readonly moduleId: string
  readonly slots: Slots
  readonly prohibitions: Prohibitions
  /** What would come of the module in each slot, best first; null while that is not known. */
  readonly verdicts: ReadonlyMap<number, ShownVerdict> | null
  zoneLabel(zoneName: string): string
  onChoose(slot: number): void
}

const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '56px',
  px: '2',
  py: '1.5',
  rounded: 'lg',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  _disabled: { cursor: 'not-allowed', bg: 'transparent' },
})
const line = css({ display: 'block', textStyle: 'small', color: 'fg.muted' })
const warned = flex({ align: 'flex-start', gap: '1.5', color: 'warning.text', textStyle: 'small' })
const icon = { size: 16, 'aria-hidden': true, className: css({ flexShrink: '0', mt: '1px' }) } as const

// The list takes the place of the module that was chosen, and with it the focus.
const focusFirst = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()

/** The slots of a date, with their times and what the module would meet there; what fits best comes first. */
export function PlaceIn({ moduleId, slots, prohibitions, verdicts, zoneLabel, onChoose }: PlaceInProps) {
  const order = verdicts ? [...verdicts.keys()] : []
  const sorted = slots.toSorted((a, b) => order.indexOf(a.number) - order.indexOf(b.number))
  return (
    <ul ref={focusFirst} className={css({ display: 'grid', mx: '-2' })} aria-label="Place in">
      {sorted.map((slot) => {
        const isThere = slot.modules.some((module) => module.moduleId === moduleId)
        const [clock] = slot.clocks
        return (
          <li key={slot.number}>
            <button type="button" className={item} disabled={isThere} onClick={() => onChoose(slot.number)}>
              <span className={css({ flex: '1', minWidth: '0' })}>
                <span className={flex({ align: 'baseline', gap: '2' })}>
                  <span className={css({ textStyle: 'h3' })}>{texts.slot(slot.number)}</span>{' '}
                  {clock && (
                    <span className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
                      {zoneLabel(clock.zoneName)} {clock.time}
                    </span>
                  )}
                </span>{' '}
                {isThere ? (
                  <span className={line}>Already in this slot</span>
                ) : (
                  <Meeting
                    verdict={verdicts?.get(slot.number) ?? null}
                    conflicts={conflictsIn(slot.modules, moduleId, prohibitions).map(({ module }) => module.name)}
                    count={slot.modules.length}
                  />
                )}
              </span>
              {isThere ? <Check size={18} aria-hidden className={css({ color: 'fg.muted' })} /> : <Plus size={20} aria-hidden />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What the module would meet in a slot. */
function Meeting({ verdict, conflicts, count }: { verdict: ShownVerdict | null; conflicts: readonly string[]; count: number }) {
  if (verdict?.kind === 'fits')
    return (
      <span className={flex({ align: 'flex-start', gap: '1.5', color: 'success.text', textStyle: 'small' })}>
        <CircleCheck {...icon} />
        <span>
          {verdict.word} <span className={css({ color: 'fg.muted' })}>{count > 0 && texts.moduleCount(count)}</span>
        </span>
      </span>
    )
  if (verdict === null && conflicts.length === 0) return count > 0 && <span className={line}>{texts.moduleCount(count)}</span>
  return (
    <span className={warned}>
      <TriangleAlert {...icon} />
      <span>
        {verdict ? (
          <>
            {`${verdict.word}: `}
            <span className={css({ color: 'fg.muted' })}>{verdict.reason}</span>
          </>
        ) : (
          `${texts.prohibited} ${conflicts.join(', ')}`
        )}
      </span>
    </span>
  )
}
