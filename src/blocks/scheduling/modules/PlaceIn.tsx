import { Check, Plus, TriangleAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { conflictsIn, type Prohibitions } from '#machines/blocks/scheduling/schedule-findings.ts'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import { texts } from '../texts.ts'

interface PlaceInProps {
  readonly moduleId: string
  readonly slots: Slots
  readonly prohibitions: Prohibitions
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

// The list takes the place of the module that was chosen, and with it the focus.
const focusFirst = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()

/** The slots of the day, with their times and what the module would meet there. */
export const PlaceIn = ({ moduleId, slots, prohibitions, zoneLabel, onChoose }: PlaceInProps) => (
  <ul ref={focusFirst} className={css({ display: 'grid', mx: '-2' })} aria-label="Place in">
    {slots.map((slot) => {
      const isThere = slot.modules.some((module) => module.moduleId === moduleId)
      const conflicts = conflictsIn(slot.modules, moduleId, prohibitions)
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
              ) : conflicts.length > 0 ? (
                <span className={flex({ align: 'flex-start', gap: '1.5', color: 'warning.text', textStyle: 'small' })}>
                  <TriangleAlert size={16} aria-hidden className={css({ flexShrink: '0', mt: '1px' })} />
                  {`${texts.prohibited} ${conflicts.map(({ module }) => module.name).join(', ')}`}
                </span>
              ) : (
                slot.modules.length > 0 && <span className={line}>{texts.moduleCount(slot.modules.length)}</span>
              )}
            </span>
            {isThere ? <Check size={18} aria-hidden className={css({ color: 'fg.muted' })} /> : <Plus size={20} aria-hidden />}
          </button>
        </li>
      )
    })}
  </ul>
)
