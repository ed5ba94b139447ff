import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { buildMenu, trailOfPath } from '#machines/access/menu.ts'
import { LinkCards } from '#src/app/pages/parts/LinkCards.tsx'
import { SideMenu } from '#src/app/shell/menu/SideMenu.tsx'
import { shell } from '#tests/pages/shell.ts'
import { accessFrom } from '#tests/support/access.ts'
import { createShell } from '#tests/support/shell.tsx'

const node = (id: number, name: string, children: readonly object[] = []) => ({
  componentId: id,
  componentName: name,
  routes: `/large/${id}`,
  permissions: ['list'],
  iconsName: null,
  children,
})

async function open(tree: readonly object[], path = '/large/0') {
  const access = accessFrom({ contactType: 'NCUK', tree, routes: [] })
  const entries = buildMenu({ access, productName: 'Pathway', studentKey: null })
  const { Around } = createShell({ path })
  await render(
    <Around>
      <div data-scroller style={{ height: 600, overflowY: 'auto' }}>
        <SideMenu entries={entries} current={trailOfPath(access, path) ?? []} path={path} />
      </div>
    </Around>,
  )
  return entries
}

const drawn = () => document.querySelectorAll('nav *').length
const item = (name: string) => page.getByRole(...shell.main).getByRole('link', { name, exact: true })

const focusIsOn = (name: string) => expect.poll(() => document.activeElement?.textContent).toBe(name)

beforeEach(() => page.viewport(1440, 900))
it('each entry has the icon that the server names, and a plain circle for a name that the portal does not have', async () => {
  const names = ['school', 'no-such-icon', '__proto__', null]
  await open(names.map((iconsName, id) => ({ ...node(id, `Page ${id}`), iconsName })))
  await expect.element(item('Page 3')).toBeVisible()
  const classes = names.map((_, id) => item(`Page ${id}`).element().querySelector('svg')?.classList[1])
  expect(classes).toEqual(['lucide-school', 'lucide-circle', 'lucide-circle', 'lucide-circle'])
})

describe('a menu of 20,000 entries', () => {
  const tree = Array.from({ length: 20_000 }, (_, id) => node(id, `Page ${id}`))

  it('draws what is near the view, and the stretch of the open page', async () => {
    await open(tree, '/large/15000')
    await expect.element(item('Page 0')).toBeInTheDocument()
    await expect.element(item('Page 15000')).toHaveAttribute('aria-current', 'page')
    expect(drawn()).toBeLessThan(2500)
  })

  it('asks for no computed style while it is drawn: the browser would have to style the unfinished page', async () => {
    const asked = vi.spyOn(window, 'getComputedStyle')
    await open(tree)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('leads by keys to entries that are not drawn yet, and draws them as it scrolls', async () => {
    await open(tree)
    document.querySelector<HTMLElement>('[data-menu-item]')?.focus()
    await userEvent.keyboard('{End}')
    await focusIsOn('Page 19999')
    await userEvent.keyboard('{ArrowUp}')
    await focusIsOn('Page 19998')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await focusIsOn('Page 0')
    expect(document.querySelectorAll('[data-menu-item][tabindex="0"]')).toHaveLength(1)
    document.querySelector('[data-scroller]')?.scrollTo(0, 10_000 * 37)
    await expect.poll(() => document.querySelector('[data-menu-item="10000"]')?.textContent).toBe('Page 10000')
    expect(drawn()).toBeLessThan(3500)
  })

  it('keeps the words of what is not drawn for the search of the browser, which brings it', async () => {
    await open(tree)
    const room = [...document.querySelectorAll('nav [hidden=until-found]')].find(({ textContent }) => textContent.includes('Page 12345'))
    room?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await expect.element(item('Page 12345')).toBeInTheDocument()
  })

  it('has tiles on demand', async () => {
    const { Around } = createShell()
    const access = accessFrom({ contactType: 'NCUK', tree, routes: [] })
    const links = buildMenu({ access, productName: 'Pathway', studentKey: null })
    await render(
      <Around>
        <LinkCards links={links} />
      </Around>,
    )
    expect(document.querySelectorAll('a')).toHaveLength(120)
    await userEvent.click(page.getByRole('button', { name: 'Show more (19880 left)' }))
    await expect.poll(() => document.querySelectorAll('a').length).toBe(240)
  })
})

describe('a menu of 100 groups', () => {
  const tree = Array.from({ length: 100 }, (_, id) =>
    node(
      id,
      `Group ${id}`,
      Array.from({ length: 49 }, (_each, child) => node(1000 + id * 49 + child, `Page ${id}-${child}`)),
    ),
  )

  it('draws no entry of a closed group', async () => {
    const entriesInGroups = () => document.querySelectorAll('[data-menu-item*="."]').length
    await open(tree, '/elsewhere')
    await expect.element(page.getByRole('button', { name: 'Group 49', exact: true })).toBeInTheDocument()
    expect(entriesInGroups()).toBe(0)
    await userEvent.click(page.getByRole('button', { name: 'Group 3', exact: true }))
    await expect.poll(entriesInGroups).toBe(49)
    await userEvent.click(page.getByRole('button', { name: 'Group 4', exact: true }))
    await expect.element(page.getByRole('button', { expanded: true })).toHaveTextContent('Group 4')
    await expect.poll(entriesInGroups).toBe(49)
  })
})
