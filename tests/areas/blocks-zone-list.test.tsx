import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
