import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ZoneList } from '#src/blocks/time-zones/ZoneList.tsx'

const groups = [{ id: '1', name: 'GMT 0', zones: [{ id: '11', name: 'UK Time', abbreviation: 'GMT', countries: 'Jersey' }] }]

function Zones({ first }: { first: readonly string[] }) {
  const [ticked, setTicked] = useState(new Set(first))
  return (
    <main>
      <ZoneList
        groups={groups}
        ticked={ticked}
        isDisabled={false}
        onTick={(zones, isTicked) => setTicked(new Set(isTicked ? zones.map(({ zoneId }) => zoneId) : []))}
      />
    </main>
  )
}

/** A zone that counts how often its row is drawn: only a row, and once the search, reads its abbreviation. */
class CountedZone {
  readonly id: string
  readonly name: string
  readonly countries: string
  reads = 0
  constructor(id: string, name: string, countries: string) {
    this.id = id
    this.name = name
    this.countries = countries
  }
  get abbreviation(): string {
    this.reads++
    return 'GMT'
  }
}

const zone = page.getByRole('checkbox', { name: 'UK Time' })

it('leaves a group open, and the focus where it is, when the last of its zones is unticked', async () => {
  await render(<Zones first={['11']} />)
  await zone.click()
  await expect.element(zone).not.toBeChecked()
  await expect.element(zone).toHaveFocus()
})

it('opens and closes a group with all of its zones by the box of the group', async () => {
  await render(<Zones first={[]} />)
  const all = page.getByRole('checkbox', { name: 'GMT 0' })
  await expect.element(zone).not.toBeInTheDocument()
  await all.click()
  await expect.element(zone).toBeChecked()
  await all.click()
  await expect.element(zone).not.toBeInTheDocument()
})

it('lets the box of a group stand for all its zones, also for those that the search has left out', async () => {
  const zones = ['Nepal Time', 'India Time', 'China Time'].map((name, index) => ({
    id: String(31 + index),
    name,
    abbreviation: '',
    countries: '',
  }))
  const ticks: unknown[] = []
  const onTick = (refs: readonly { readonly zoneId: string }[], isTicked: boolean) =>
    ticks.push([refs.map(({ zoneId }) => zoneId), isTicked])
  await render(<ZoneList groups={[{ id: '3', name: 'East', zones }]} ticked={new Set(['31'])} isDisabled={false} onTick={onTick} />)
  await page.getByRole('searchbox').fill('nepal')
  await expect.element(page.getByRole('checkbox', { name: 'India Time' })).not.toBeInTheDocument()
  const all = page.getByRole('checkbox', { name: 'East' })
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  expect(ticks).toEqual([[['31', '32', '33'], true]])
})

it('draws no zone anew for a key that leaves it where it is', async () => {
  const counted = new CountedZone('22', 'West Africa Time', 'Gambia')
  const zones = [new CountedZone('21', 'Greenwich Mean Time', 'Ghana'), counted]
  await render(<ZoneList groups={[{ id: '2', name: 'Zero', zones }]} ticked={new Set()} isDisabled={false} onTick={() => {}} />)
  const ghana = page.getByRole('checkbox', { name: 'Greenwich Mean Time' })
  const gambia = page.getByRole('checkbox', { name: 'West Africa Time' })
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('g')
  await expect.element(gambia).toBeVisible()
  const before = counted.reads
  await userEvent.keyboard('a')
  await expect.element(ghana).not.toBeInTheDocument()
  await userEvent.keyboard('m')
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(ghana).toBeVisible()
  expect(counted.reads).toBe(before)
})
