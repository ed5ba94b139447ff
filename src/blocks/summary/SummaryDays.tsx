import { PanelRight, Pencil } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { ScheduledModule, ScheduledSlot } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Chip } from '#src/ui/kit/chip.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import type { StripScroll } from '../scheduling/strip/strip-scroll.ts'
import { SlotStrip } from './SlotStrip.tsx'
import { StartWords } from '../clocks/StartWords.tsx'
import { texts } from './texts.ts'

interface SummaryDaysProps {
  readonly kind: BlockKindSpec
  readonly days: readonly SummaryDay[]
  /** Colour of each module's stripe, by id. */
  readonly colours: ReadonlyMap<string, string>
  readonly stripScroll: StripScroll
  readonly opened: { readonly dateId: string; readonly slot: number | null } | null
  onOpen(dateId: string, slot: number | null): void
  onEditDate(date: string): void
}

const day = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '148px minmax(0, 1fr)' },
  gap: { base: '2', lg: '2' },
  px: { base: '4', md: '5', lg: '7' },
  py: '3.5',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
})
const card = css({
  position: 'relative',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'lg',
  p: '3',
  _hover: { bg: 'bg.hover' },
})
const caption = css({ textStyle: 'caption', color: 'fg.muted' })
const openedCard = css({ outline: '2px solid', outlineColor: 'border.strong', outlineOffset: '-1px' })

/** Each date of the block with the cards of its filled slots; dates without modules are one quiet line. */
export function SummaryDays({ kind, days, colours, stripScroll, opened, onOpen, onEditDate }: SummaryDaysProps) {
  return (
    <section aria-label={texts.dates}>
      {days.map((one) => {
        const filled = one.slots.filter((slot) => slot.modules.length > 0)
        const date = formatCivil(one.date)
        return (
          <article key={one.dateId} aria-label={`${one.dayName} ${date}`} className={day}>
            <header
              className={flex({
                direction: { base: 'row', lg: 'column' },
                align: { base: 'baseline', lg: 'flex-start' },
                wrap: 'wrap',
                columnGap: '2',
              })}
            >
              <div className={flex({ align: 'center', gap: '1' })}>
                <h3 className={css({ textStyle: 'h3', fontVariantNumeric: 'tabular-nums' })}>{date}</h3>
                <IconButton label={texts.editDate(date)} size="sm" icon={<Pencil size={14} />} onClick={() => onEditDate(one.date)} />
              </div>
              <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{one.dayName}</p>
              {one.isHoliday ? <Chip>{texts.holiday}</Chip> : <p className={caption}>{texts.workingDay}</p>}
              <p className={caption}>{texts.counts(one.moduleCount, one.versionCount, one.submoduleCount)}</p>
              {kind.summary.showsTimeslots && <p className={caption}>{texts.timeslots(one.slots.length)}</p>}
            </header>
            {filled.length === 0 ? (
              <p className={css({ color: 'fg.subtle', textStyle: 'small', pt: { lg: '0.5' } })}>{texts.noModules}</p>
            ) : (
              <SlotStrip date={date} stripScroll={stripScroll}>
                {filled.map((slot) => (
                  <SlotCard
                    key={slot.number}
                    slot={slot}
                    date={one.date}
                    colours={colours}
                    isOpened={opened?.dateId === one.dateId && (opened.slot === slot.number || opened.slot === null)}
                    onOpen={() => onOpen(one.dateId, slot.number)}
                  />
                ))}
              </SlotStrip>
            )}
          </article>
        )
      })}
    </section>
  )
}

interface SlotCardProps {
  readonly slot: ScheduledSlot
  readonly date: CivilDate
  readonly colours: ReadonlyMap<string, string>
  readonly isOpened: boolean
  onOpen(): void
}

function SlotCard({ slot, date, colours, isOpened, onOpen }: SlotCardProps) {
  const [first, ...others] = slot.clocks
  return (
    <div className={cx(card, isOpened && openedCard)}>
      <div className={flex({ align: 'baseline', gap: '2', pr: '8', wrap: 'wrap' })}>
        <h4 className={css({ textStyle: 'h3' })}>{texts.slot(slot.number)}</h4>
        {first && (
          <span className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
            {first.zoneName} {first.time}
            <StartWords {...first} date={date} />
          </span>
        )}
        {others.length > 0 && <span className={css({ textStyle: 'caption', color: 'fg.subtle' })}>{texts.moreZones(others.length)}</span>}
      </div>
      <ul className={css({ mt: '1.5', display: 'grid', gap: '1.5' })}>
        {slot.modules.map((module) => (
          <ModuleLine key={module.moduleId} module={module} colour={colours.get(module.moduleId)} />
        ))}
      </ul>
      <div className={css({ position: 'absolute', top: '1.5', right: '1.5' })}>
        <IconButton label={texts.openSlot(slot.number, formatCivil(date))} size="sm" icon={<PanelRight size={16} />} onClick={onOpen} />
      </div>
    </div>
  )
}

function ModuleLine({ module, colour }: { module: ScheduledModule; colour: string | undefined }) {
  return (
    <li className={flex({ align: 'baseline', gap: '2', wrap: 'wrap' })}>
      <Stripe colour={colour} />
      <span className={css({ textStyle: 'bodyStrong' })}>{module.name}</span>
      <span className={css({ textStyle: 'small', color: 'fg.muted' })}>
        {texts.moduleCounts(module.versions.length, module.submodules.length)}
      </span>
    </li>
  )
}

/** The module's colour as a bar beside its name; never the only sign of anything. */
export function Stripe({ colour }: { colour: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={css({ width: '4px', height: '16px', rounded: 'xs', bg: 'border.control', flexShrink: 0, alignSelf: 'center' })}
      style={colour ? { backgroundColor: colour } : undefined}
    />
  )
}
