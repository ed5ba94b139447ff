import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { RootErrorBoundary } from '#src/app/boot/RootErrorBoundary.tsx'
import { OpenPage } from '#src/app/loading/OpenPage.tsx'
import { DashboardPage } from '#src/app/pages/DashboardPage.tsx'
import { route, type RoutePage } from '#src/app/route-spec.ts'
import { AppShell } from '#src/app/shell/AppShell.tsx'
import { useMessages } from '#src/app/shell/shell-memory.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { kit } from '#tests/pages/kit.ts'
import { dashboardPage, mainMenu, pageTitle, shell } from '#tests/pages/shell.ts'
import { holdsFocus } from '#tests/support/holds-focus.ts'
import { createShell } from '#tests/support/shell.tsx'

const path = '/users/role'

/** The shell as drawn, around a page of the table. */
async function open(Page: RoutePage) {
  const { Around, portal, location } = createShell({ path })
  const Shell = () => (
    <AppShell
      productName="Pathway"
      year="2027"
      person={portal.person}
      profileHref="/profile"
      entries={portal.menu}
      current={[]}
      path={path}
      notices={{ connectivity: 'online', expiry: 'none', onExtend: () => {} }}
      layout="app"
      messages={useMessages()}
      palette={{ open: () => {}, prepare: () => {} }}
      onLogout={() => {}}
    >
      <OpenPage path={path} match={{ route: route(path, 'Role', Page), params: {} }} title="Role" />
    </AppShell>
  )
  await render(
    <Around>
      <Shell />
    </Around>,
  )
  return { location }
}

const main = page.getByRole('main')

beforeEach(async () => {
  await page.viewport(1440, 900)
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

describe('a page that fails while it is drawn', () => {
  it('leaves the rest of the shell usable, keeps its title, and comes when it is tried again', async () => {
    let isBroken = true
    await open(() => {
      if (isBroken) throw new Error('Broken.')
      return <p>Roles</p>
    })
    await expect.element(main.getByRole('alert')).toHaveTextContent('Something went wrong!')
    await expect.element(main.getByRole(...pageTitle.roles)).toBeVisible()
    await page.getByRole(...shell.profileMenu).click()
    await expect.element(page.getByRole(...shell.logout)).toBeVisible()
    await expect.poll(() => holdsFocus(page.getByRole('menu').element())).toBe(true)
    await userEvent.keyboard('{Escape}')
    await page.getByRole(...mainMenu.users).click()
    await expect.element(page.getByRole(...shell.main).getByRole('link', { name: 'Permission' })).toBeVisible()
    isBroken = false
    await main.getByRole(...kit.tryAgain).click()
    await expect.element(main.getByText('Roles')).toBeVisible()
  })

  it('after a press takes the focus to the page, not out of it', async () => {
    await open(() => {
      const [isBroken, setBroken] = useState(false)
      if (isBroken) throw new Error('Broken.')
      return (
        <button type="button" onClick={() => setBroken(true)}>
          Break
        </button>
      )
    })
    await page.getByRole('button', { name: 'Break' }).click()
    await expect.element(main.getByRole('alert')).toBeVisible()
    await expect.element(main).toHaveFocus()
  })

  it('for want of its code asks for it again', async () => {
    let isThere = false
    await open(lazyComponent(() => (isThere ? Promise.resolve(() => <p>Roles</p>) : Promise.reject(new TypeError('Failed to fetch')))))
    await expect.element(main.getByRole('alert')).toHaveTextContent('Something went wrong!')
    await main.getByRole(...kit.tryAgain).click()
    await expect.element(main.getByRole('alert')).toBeVisible()
    isThere = true
    await main.getByRole(...kit.tryAgain).click()
    await expect.element(main.getByText('Roles')).toBeVisible()
  })
})

describe('the last resort', () => {
  it('says so when even the frame fails, and offers to begin again', async () => {
    const Broken = () => {
      throw new Error('Broken.')
    }
    await render(
      <RootErrorBoundary>
        <Broken />
      </RootErrorBoundary>,
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong!')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please reload the portal.')
    await expect.element(page.getByRole(...kit.tryAgain)).toBeVisible()
  })
})

it('a long form scrolls in its sheet, and leaves the document as high as the window', async () => {
  await page.viewport(1280, 720)
  await open(() => (
    <>
      {Array.from({ length: 40 }, (_, index) => (
        <Switch key={index} label={`Right ${index}`} offLabel="Off" onLabel="On" checked={false} onChange={() => {}} />
      ))}
    </>
  ))
  await expect.element(main.getByRole('switch', { name: 'Right 39' })).toBeInTheDocument()
  expect(main.element().scrollHeight).toBeGreaterThan(innerHeight)
  expect(document.documentElement.scrollHeight).toBe(innerHeight)
})

describe('the skip link', () => {
  it('is the first stop and leads to the page', async () => {
    await open(() => <p>Roles</p>)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole(...shell.skipToContent)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(main).toHaveFocus()
  })
})

describe('the recent messages', () => {
  it('have no button before the first one; then they can be read long after they have gone, newest first, with their times', async () => {
    await open(() => <p>Roles</p>)
    const button = page.getByRole(...shell.recentMessages)
    await expect.element(button).not.toBeInTheDocument()
    toast.success('Exam block updated')
    announce('Not saved', 'assertive')
    await button.click()
    const log = page.getByRole(...shell.messageLog)
    await expect.element(log).toHaveFocus()
    const lines = () =>
      log
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent)
    const noon = new Date(Date.UTC(2027, 0, 15, 12))
    const time = `${String(noon.getHours()).padStart(2, '0')}:${String(noon.getMinutes()).padStart(2, '0')}`
    expect(lines()).toEqual([`Not saved${time}`, `Exam block updated${time}`])
    toast.message('You are back online')
    await expect.poll(lines).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await expect.element(log).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })
})

async function showDashboard(given: Parameters<typeof createShell>[0] = {}) {
  const { Around, portal, location } = createShell(given)
  await render(
    <Around>
      <main tabIndex={-1}>
        <DashboardPage pattern="/dashboard/ncuk-admin" params={{}} title="Dashboard" breadcrumbs={() => null} />
      </main>
    </Around>,
  )
  return { portal, location }
}

describe('the year of a dashboard’s tile', () => {
  it('is cleared when the tiles show, and kept when one is chosen', async () => {
    sessionStorage.setItem('selectedYear', '4')
    const { location } = await showDashboard()
    await expect.element(page.getByRole(...mainMenu.reports)).toBeVisible()
    expect(sessionStorage.getItem('selectedYear')).toBeNull()
    await page.getByRole(...mainMenu.reports).click()
    expect([sessionStorage.getItem('selectedYear'), location.history.at(-1)]).toEqual(['22', '/reports'])
  })

  it('is not kept by the links of the landing page below', async () => {
    const { location } = await showDashboard()
    await page.getByRole('link', { name: 'Stream' }).click()
    expect([sessionStorage.getItem('selectedYear'), location.history.at(-1)]).toEqual([null, '/sms/stream'])
  })
})

it('a dashboard whose figures cannot be read leaves all tiles working, each with a dash and a way to ask again (CAT-ASR-20)', async () => {
  const { portal, location } = await showDashboard()
  await expect.poll(() => page.getByRole(...dashboardPage.retryFigure).elements().length).toBe(portal.menu.length)
  expect(page.getByText(dashboardPage.noFigure, { exact: true }).elements()).toHaveLength(portal.menu.length)
  await page.getByRole(...mainMenu.reports).click()
  expect(location.history.at(-1)).toBe('/reports')
})

it('a dashboard has no panel of the next block where none is ahead', async () => {
  const answer = { data: null, description: '', code: 200 }
  await showDashboard({
    call: (operation) => (operation === 'getNextBlock' ? Promise.resolve(answer) : Promise.reject(new Error('Broken.'))),
  })
  await expect.element(page.getByText(dashboardPage.noTrends)).toBeVisible()
  // Nothing is on its way any more, and no panel stands there.
  await expect.poll(() => document.querySelectorAll('main [aria-busy=true]').length).toBe(0)
  expect(page.getByRole(...dashboardPage.nextBlock).elements()).toEqual([])
  expect(page.getByText(dashboardPage.noNextBlock).elements()).toEqual([])
})

it.each([
  ['what waits', 'listWaiting', dashboardPage.noWaiting],
  ['the figures of the weeks', 'listTrends', dashboardPage.noTrends],
  ['the recent activity', 'listRecentActs', dashboardPage.noRecent],
] as const)('%s that a dashboard could not load is tried again, and leaves the focus on the heading', async (_, operation, failed) => {
  let isBroken = true
  await showDashboard({
    call: (asked) =>
      asked === operation && isBroken
        ? Promise.reject(new Error('Broken.'))
        : Promise.resolve({ data: asked === 'getNextBlock' ? null : [], description: '', code: 200 }),
  })
  const line = page.getByText(failed)
  await expect.element(line).toBeVisible()
  isBroken = false
  const retry = line.element().parentElement?.querySelector('button')
  retry?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(line).not.toBeInTheDocument()
  await expect.element(page.getByRole(...pageTitle.dashboard)).toHaveFocus()
})
