import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import '#src/ui/styles.css'
import { Menu } from '#src/ui/layers/menu.tsx'

it('a link of a menu that is chosen by a key is followed by the router, without a new load of the portal', async () => {
  const { hook, history } = memoryLocation({ path: '/', record: true })
  await render(
    <Router hook={hook}>
      <Menu trigger={<button type="button">More</button>} items={[{ id: 'there', label: 'There', href: '#there' }]} />
    </Router>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem')).toBeVisible()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.poll(() => history).toEqual(['/', '#there'])
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()
})
