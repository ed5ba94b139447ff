import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, startTransition, useId, useState } from 'react'
import { css } from 'styled-system/css'
import type { ZoneRef } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Count } from '#src/ui/kit/badge.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { texts } from './texts.ts'
import { searchZones } from './zone-search.ts'
import { ZoneRows } from './ZoneRows.tsx'

interface ZoneListProps {
  readonly groups: readonly ZoneGroup[]
  readonly ticked: ReadonlySet<string>
  readonly isDisabled: boolean
  onTick(zones: readonly ZoneRef[], isTicked: boolean): void
}

const refsOf = (group: ZoneGroup): readonly ZoneRef[] => group.zones.map((zone) => ({ groupId: group.id, zoneId: zone.id }))

/** The left panel: a search box over accordions of time zone groups, a checkbox per group and per zone. */
export function ZoneList({ groups, ticked, isDisabled, onTick }: ZoneListProps) {
  const [wanted, setWanted] = useState('')
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const found = searchZones(groups, wanted)
  const wholes = new Map(groups.map((group) => [group.id, group]))
  const toggle = (groupId: string, isOpen: boolean) => setToggled((before) => ({ ...before, [groupId]: isOpen }))
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', minHeight: '0', height: 'full' })}>
      <div className={css({ p: { base: '4', lg: '4' }, pl: { lg: '7' }, borderBottomWidth: '1px', borderColor: 'border.default' })}>
        <ZoneSearch onSearch={setWanted} />
      </div>
      <div role="region" aria-label={texts.groups} className={css({ flex: '1', overflowY: { lg: 'auto' }, minHeight: '0' })}>
        {found.length === 0 && <p className={css({ p: '6', textAlign: 'center', color: 'fg.muted' })}>{texts.noZones}</p>}
        {found.map((group) => (
          <Group
            key={group.id}
            group={wholes.get(group.id) ?? group}
            found={group}
            ticked={ticked}
            isDisabled={isDisabled}
            isOpen={wanted.trim() !== '' || (toggled[group.id] ?? group.zones.some((zone) => ticked.has(zone.id)))}
            onToggle={toggle}
            onTick={onTick}
          />
        ))}
      </div>
    </div>
  )
}

/** Its own component, so that a key renders only the search box; rendering the results is a transition that keys interrupt. */
function ZoneSearch({ onSearch }: { onSearch(text: string): void }) {
  const [typed, setTyped] = useState('')
  const search = (text: string) => {
    setTyped(text)
    startTransition(() => onSearch(text))
  }
  return <SearchField label={texts.search} placeholder={texts.search} value={typed} onChange={search} />
}

interface GroupProps extends Omit<ZoneListProps, 'groups'> {
  /** The group with all its zones, which its box stands for. */
  readonly group: ZoneGroup
  /** The group with the zones that the search has left. */
  readonly found: ZoneGroup
  readonly isOpen: boolean
  onToggle(groupId: string, isOpen: boolean): void
}

const Group = memo(function Group({ group, found, ticked, isDisabled, isOpen, onToggle, onTick }: GroupProps) {
  const id = useId()
  const count = group.zones.filter((zone) => ticked.has(zone.id)).length
  // Opened explicitly: unticking its last zone would otherwise close the group and hide the focused checkbox.
  const tick: GroupProps['onTick'] = (zones, isTicked) => {
    onToggle(group.id, true)
    onTick(zones, isTicked)
  }
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <section className={css({ borderBottomWidth: '1px', borderColor: 'border.default', pl: { base: '4', lg: '7' }, pr: '5', py: '2' })}>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '1' })}>
        <Checkbox
          hideLabel
          label={group.name}
          checked={count === 0 ? false : count === group.zones.length ? true : 'indeterminate'}
          disabled={isDisabled}
          onChange={() => onTick(refsOf(group), count < group.zones.length)}
        />
        <h3 className={css({ flex: '1', textStyle: 'h3' })}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onToggle(group.id, !isOpen)}
            className={css({
              display: 'flex',
              width: 'full',
              minHeight: { base: '44px', md: '32px' },
              alignItems: 'center',
              gap: '2',
              textAlign: 'start',
              cursor: 'pointer',
            })}
          >
            <span>{group.name}</span>
            {count > 0 && <Count>{count}</Count>}
            <Chevron size={16} aria-hidden className={css({ ml: 'auto', color: 'fg.muted' })} />
          </button>
        </h3>
      </div>
      <div id={id} hidden={!isOpen} className={css({ pl: '7', pt: '1', pb: '2' })}>
        {isOpen && <ZoneRows group={found} ticked={ticked} isDisabled={isDisabled} onTick={tick} />}
      </div>
    </section>
  )
})
