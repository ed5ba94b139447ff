import { useRef, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { align } from '#machines/blocks/clocks/align.ts'
import { blockClocks } from '#machines/blocks/clocks/block-clock.ts'
import { changesInside } from '#machines/blocks/clocks/clock-changes.ts'
import { midnightSlots, unorderedSlots } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { TimeZonesContext, TimeZonesEvent } from '#machines/blocks/time-zones/time-zones-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { Zone, ZoneGroup, ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { TimeSpinner } from '#src/ui/calendar/time-spinner.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { AlignCard } from './AlignCard.tsx'
import { clockTexts } from './clock-texts.ts'
import { Countries } from './Countries.tsx'
import { oddSlots, texts } from './texts.ts'
import { ZoneClocks } from './ZoneClocks.tsx'
import { ZoneRuler } from './ZoneRuler.tsx'

// There is nothing to say before Align.
const AlignResult = lazyComponent(async () => (await import('./AlignResult.tsx')).AlignResult)

const rightPanelLimit = 200

interface ZoneSlotsPanelProps {
  readonly groups: readonly ZoneGroup[]
  readonly context: Pick<TimeZonesContext, 'built' | 'aligned' | 'spreadLimit'>
  /** All dates of the block, in their order; at least one. */
  readonly dates: readonly CivilDate[]
  /** Which tab is open: a group and one of its zones. */
  readonly open: { readonly groupId: string; readonly zoneId: string }
  readonly isDisabled: boolean
  onOpen(open: { groupId: string; zoneId: string }): void
  send(event: TimeZonesEvent): void
}

/** The right panel: a tab per built group, inside it a tab per zone, the zone's slots as spinners, and all clocks below. */
export function ZoneSlotsPanel({ groups, context, dates, open, isDisabled, onOpen, send }: ZoneSlotsPanelProps) {
  const { built, aligned, spreadLimit } = context
  const [chosenDate, setChosenDate] = useState('')
  const alignButton = useRef<HTMLButtonElement>(null)
  const zones = new Map<string, Zone>(groups.flatMap((group) => group.zones.map((zone) => [zone.id, zone])))
  const builtGroups = groups.flatMap((group) => {
    const own = built.filter((zone) => zone.groupId === group.id)
    return own.length > 0 ? [{ group, own }] : []
  })
  const current = builtGroups.find(({ group }) => group.id === open.groupId) ?? builtGroups[0]
  const zone = current?.own.find(({ zoneId }) => zoneId === open.zoneId) ?? current?.own[0]
  if (!current || !zone) return null
  const details = zones.get(zone.zoneId)
  const clocks = blockClocks(built, new Map([...zones.values()].map(({ id, name }) => [id, name])))
  const changes = changesInside(clocks, dates)
  const date = dates.find((one) => one === chosenDate) ?? dates.find((one) => one === changes[0]?.date) ?? dates[0] ?? ''
  const anchor = clocks.find(({ zoneId }) => zoneId === zone.zoneId)
  return (
    <Tabs
      label={texts.groups}
      value={current.group.id}
      onChange={(groupId) => onOpen({ groupId, zoneId: '' })}
      tabs={builtGroups.map(({ group, own }) => ({ value: group.id, label: group.name, count: own.length }))}
    >
      <div className={flex({ direction: 'column', gap: '5', p: { base: '4', md: '5', lg: '7' }, pt: { base: '4', lg: '5' } })}>
        <Tabs
          variant="chips"
          label={texts.zonesOf(current.group.name)}
          value={zone.zoneId}
          onChange={(zoneId) => onOpen({ groupId: current.group.id, zoneId })}
          tabs={current.own.map(({ zoneId }) => ({ value: zoneId, label: zones.get(zoneId)?.name ?? zoneId }))}
        >
          <div className={flex({ direction: 'column', gap: '5', pt: '3' })}>
            {details && (
              <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
                <Countries zone={details.name} countries={details.countries} limit={rightPanelLimit} />
              </p>
            )}
            <ZoneSlotCards zone={zone} name={details?.name ?? ''} isDisabled={isDisabled} send={send}>
              {anchor && clocks.length > 1 && (
                <li className={css({ display: 'grid', gridColumn: { base: '1 / -1', xl: 'auto' } })}>
                  <AlignCard
                    ref={alignButton}
                    anchor={anchor}
                    zones={clocks}
                    groupName={current.group.name}
                    dates={dates}
                    date={date}
                    isDisabled={isDisabled}
                    onDate={setChosenDate}
                    onAlign={(scope) => send({ type: 'times.align', alignment: align({ zones: clocks, dates, anchor, date, scope }) })}
                  />
                </li>
              )}
            </ZoneSlotCards>
          </div>
        </Tabs>
        {aligned && (
          <LazyBoundary>
            <AlignResult
              alignment={aligned}
              isDisabled={isDisabled}
              onUndo={() => {
                send({ type: 'align.undo' })
                announce(clockTexts.undone)
                // The button goes with its message.
                alignButton.current?.focus()
              }}
            />
          </LazyBoundary>
        )}
        <ZoneClocks
          clocks={clocks}
          zones={zones}
          groups={builtGroups.map(({ group }) => group)}
          changes={changes}
          dates={dates}
          date={date}
          limit={spreadLimit}
          onDate={setChosenDate}
          onLimit={(minutes) => send({ type: 'limit.set', minutes })}
          onZone={({ groupId, zoneId }) => onOpen({ groupId, zoneId })}
        />
        <ZoneRuler built={built} zones={zones} current={zone.zoneId} date={date} />
      </div>
    </Tabs>
  )
}

function ZoneSlotCards({
  zone,
  name,
  isDisabled,
  send,
  children,
}: {
  zone: ZoneSlots
  name: string
  isDisabled: boolean
  send: ZoneSlotsPanelProps['send']
  children: ReactNode
}) {
  const odd = oddSlots(midnightSlots(zone.slots), unorderedSlots(zone.slots))
  return (
    <div>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'repeat(auto-fill, minmax(176px, 1fr))', xl: 'repeat(auto-fill, minmax(216px, 1fr))' },
          gap: '3',
        })}
      >
        {zone.slots.map((time, index) => (
          <li
            key={index}
            className={css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'lg', p: { base: '3', lg: '3.5' } })}
          >
            <TimeSpinner
              legend={texts.slot(index + 1)}
              label={texts.slotOf(index + 1, name)}
              value={time}
              helper={texts.reading(time)}
              disabled={isDisabled}
              onChange={(next) => send({ type: 'time.change', zoneId: zone.zoneId, slot: index, time: next })}
            />
          </li>
        ))}
        {children}
      </ul>
      <p role="status" className={css({ textStyle: 'small', color: 'warning.text', _empty: { display: 'none' }, mt: '3' })}>
        {odd}
      </p>
    </div>
  )
}
