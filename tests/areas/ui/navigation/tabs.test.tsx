import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { Tabs } from '#src/ui/navigation/tabs.tsx'

const tabs = Array.from({ length: 12 }, (_, index) => ({ value: String(index), label: `Monday ${index + 1} June` }))

beforeEach(() => page.viewport(375, 720))

it('the open tab is brought into sight in its list, and the page stays at its beginning', async () => {
  await render(
    <>
      <div style={{ height: 1500 }}>Above</div>
      <Tabs label="Dates" tabs={tabs} value="9" onChange={() => {}}>
        <div style={{ height: 1500 }}>Below</div>
      </Tabs>
    </>,
  )
  const open = page.getByRole('tab', { selected: true })
  await expect.element(open).toHaveTextContent('Monday 10 June')
  const [list, tab] = [page.getByRole('tablist').element().getBoundingClientRect(), open.element().getBoundingClientRect()]
  expect(tab.left).toBeGreaterThanOrEqual(list.left)
  expect(tab.right).toBeLessThanOrEqual(list.right)
  expect(scrollY).toBe(0)
})
