import { ChevronDown } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { ScheduledSlot } from '#machines/blocks/scheduling/schedule.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { Removal } from '#machines/blocks/scheduling/scheduling-types.ts'
import { dropPlace } from '../drag/lazy-drag-and-drop.ts'
import { DropZone } from '../drag/DropZone.tsx'
import { elementIds } from '../element-ids.ts'
import { ProhibitedNote, type ProhibitedPairNote } from './ProhibitedNote.tsx'
import { SlotClocks } from './SlotClocks.tsx'
import { texts } from '../texts.ts'
import type { ClockParts } from '../use-lazy-parts.ts'
import { UndoRow } from './UndoRow.tsx'
import type { ShownVerdict } from '../findings/check-schedule.ts'

interface SlotPanelProps {
  readonly slot: ScheduledSlot
  /** The date that lies open. */
  readonly date: CivilDate
  readonly isHot: boolean
  readonly isDisabled: boolean
  /** Pairs that stand in the slot. */
  readonly prohibited: readonly ProhibitedPairNote[]
  /** What would come of the module that is carried; null while none is. */
  readonly verdict: ShownVerdict | null
  readonly removals: readonly Removal[]
  /** Name of a module that was not added because the slot holds it already. */
  readonly duplicate: string | null
  /** The cards, in the order of the slot's modules. */
  readonly children: readonly ReactElement[]
  zoneLabel(zoneName: string): string
  readonly clocks: ClockParts | null
  onPick(slot: number): void
  onUndo(id: number): void
}

const panel = css({
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'xl',
  bg: 'bg.surface',
  scrollMarginTop: '4',
  '&[data-verdict=clash]': { borderColor: 'danger.border' },
  '&[data-verdict=pair], &[data-verdict=third]': { borderColor: 'warning.edge' },
  '&[data-verdict=fits]': { borderColor: 'success.icon' },
  position: 'relative',
  '&[data-hot]': { bg: 'accent.subtle', outline: '2px solid', outlineColor: 'accent.marker', outlineOffset: '-1px' },
})
const header = flex({ align: 'center', gap: '3', px: '3', minHeight: '42px', py: '1', flexWrap: 'wrap' })
const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '32px',
  px: '1',
  rounded: 'sm',
  textStyle: 'h3',
  cursor: 'pointer',
  '& svg': { transition: 'transform token(durations.base) token(easings.standard)' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
})
const bodyStyle = css({ position: 'relative', px: '3', pb: '3', display: 'grid', gap: '2.5', '&[hidden]': { display: 'none' } })
const cards = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' },
  columnGap: '2.5',
  alignItems: 'start',
  // The row gap is a margin below each card, so that a last row that has only the hole takes no room.
  '& > *': { mb: '2.5' },
  mb: '-2.5',
})
// The empty cell after the cards, marked during a drag. Always rendered, so that nothing moves; alone in a row it has no height.
const hole = css({
  position: 'relative',
  alignSelf: 'stretch',
  overflow: 'hidden',
  '&&': { mb: '0' },
  '&[data-hot]::before': {
    content: '""',
    position: 'absolute',
    inset: '0',
    bottom: '2.5',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'accent.marker',
    rounded: 'lg',
  },
})

/** One slot of the day: its number and its time in every zone, and below the modules that sit it. */
export function SlotPanel({
  slot,
  date,
  isHot,
  isDisabled,
  prohibited,
  verdict,
  removals,
  duplicate,
  children,
  zoneLabel,
  clocks,
  onPick,
  onUndo,
}: SlotPanelProps) {
  const [isOpen, setOpen] = useState(true)
  const { number, modules } = slot
  const body = `slot-${number}-body`
  const isEmpty = modules.length === 0 && removals.length === 0
  return (
    <section
      id={elementIds.slot(number)}
      aria-label={texts.slot(number)}
      className={panel}
      data-hot={isHot || undefined}
      data-verdict={verdict?.kind}
      ref={(element) => (element ? dropPlace(element, number) : undefined)}
    >
      <div className={header}>
        <h3>
          <button type="button" className={toggle} aria-expanded={isOpen} aria-controls={body} onClick={() => setOpen(!isOpen)}>
            <ChevronDown size={16} aria-hidden />
            {texts.slot(number)}
          </button>
        </h3>
        <div className={css({ flex: '1', minWidth: '0' })}>
          <SlotClocks slot={slot} date={date} zoneLabel={zoneLabel} clocks={clocks} />
        </div>
        {modules.length > 0 && (
          <span className={css({ textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap' })}>{texts.moduleCount(modules.length)}</span>
        )}
        {verdict && <verdict.Marks at="word" verdict={verdict} />}
      </div>
      <div id={body} hidden={!isOpen} className={bodyStyle}>
        {isEmpty ? (
          <DropZone slot={number} isHot={isHot} isDisabled={isDisabled} onPick={onPick} />
        ) : (
          <div className={cards}>
            {withRows(
              children,
              removals.map(({ id, index, module }) => ({
                index,
                row: <UndoRow key={`removal ${id}`} name={module.name} isDisabled={isDisabled} onUndo={() => onUndo(id)} />,
              })),
            )}
            {modules.length > 0 && (
              <div className={hole} data-hot={isHot || undefined} aria-hidden="true">
                {verdict && !isHot && <verdict.Marks at="beside" verdict={verdict} />}
              </div>
            )}
          </div>
        )}
        {modules.length === 0 && removals.length > 0 && <DropZone slot={number} isHot={isHot} isDisabled={isDisabled} onPick={onPick} />}
        {duplicate !== null && (
          <p role="status" className={css({ textStyle: 'small', color: 'warning.text' })}>
            {texts.duplicate(duplicate, number)}
          </p>
        )}
        <ProhibitedNote pairs={prohibited} />
        {isHot && verdict && <verdict.Marks at="over" verdict={verdict} />}
      </div>
    </section>
  )
}

/** Cards in their order, with the rows of removed ones where those stood. */
function withRows(cards: readonly ReactElement[], rows: readonly { index: number; row: ReactElement }[]): readonly ReactElement[] {
  const all = [...cards]
  for (const { index, row } of rows.toReversed()) all.splice(index, 0, row)
  return all
}
