import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { midnightSlots, unorderedSlots } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import type { Zone, ZoneGroup, ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { TimeSpinner } from '#src/ui/calendar/time-spinner.tsx'
import { Countries } from './Countries.tsx'
import { oddSlots, texts } from './texts.ts'
import { ZoneRuler } from './ZoneRuler.tsx'

const rightPanelLimit = 200

interface ZoneSlotsPanelProps {
  readonly groups: readonly ZoneGroup[]
  readonly built: readonly ZoneSlots[]
  readonly firstDate: CivilDate
  /** Which tab is open: a group and one of its zones. */
  readonly open: { readonly groupId: string; readonly zoneId: string }
  readonly isDisabled: boolean
  onOpen(open: { groupId: string; zoneId: string }): void
  onTime(zoneId: string, slot: number, time: SlotTime): void
}

/** The right panel: a tab per built group, inside it a tab per zone, and the zone's slots as spinners. */
export function ZoneSlotsPanel({ groups, built, firstDate, open, isDisabled, onOpen, onTime }: ZoneSlotsPanelProps) {
  const zones = new Map<string, Zone>(groups.flatMap((group) => group.zones.map((zone) => [zone.id, zone])))
  const builtGroups = groups.flatMap((group) => {
    const own = built.filter((zone) => zone.groupId === group.id)
    return own.length > 0 ? [{ group, own }] : []
  })
  const current = builtGroups.find(({ group }) => group.id === open.groupId) ?? builtGroups[0]
  const zone = current?.own.find(({ zoneId }) => zoneId === open.zoneId) ?? current?.own[0]
  if (!current || !zone) return null
  const details = zones.get(zone.zoneId)
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
            <ZoneSlotCards zone={zone} name={details?.name ?? ''} isDisabled={isDisabled} onTime={onTime} />
          </div>
        </Tabs>
        <ZoneRuler built={built} zones={zones} current={zone.zoneId} date={firstDate} />
      </div>
    </Tabs>
  )
}

function ZoneSlotCards({
  zone,
  name,
  isDisabled,
  onTime,
}: {
  zone: ZoneSlots
  name: string
  isDisabled: boolean
  onTime: ZoneSlotsPanelProps['onTime']
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
              onChange={(next) => onTime(zone.zoneId, index, next)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={css({ textStyle: 'small', color: 'warning.text', _empty: { display: 'none' }, mt: '3' })}>
        {odd}
      </p>
    </div>
  )
}
