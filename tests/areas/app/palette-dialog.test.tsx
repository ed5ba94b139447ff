import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { PaletteButton } from '#src/app/palette/PaletteButton.tsx'
import { holdTyping } from '#src/app/palette/hold-typing.ts'
import { usePalette } from '#src/app/palette/use-palette.tsx'
import { useNotePage } from '#src/app/shell/shell-memory.tsx'
import { createTimers } from '#tests/support/client/client.ts'
import { paletteDialog } from '#tests/pages/shell.ts'
import { createShell } from '#tests/support/shell.tsx'

function Shell({ visited }: { visited: readonly string[] }) {
  const [control, palette] = usePalette()
  const note = useNotePage()
  return (
    <main>
      <h1 tabIndex={-1}>Dashboard</h1>
      <PaletteButton palette={control} look="field" />
      <button type="button" onClick={() => visited.forEach((path) => note(path))}>
        Visit
      </button>
      {palette}
    </main>
  )
}

async function open({
  visited = [] as readonly string[],
  ...given
}: { visited?: readonly string[] } & Parameters<typeof createShell>[0] = {}) {
  const { Around, session, location } = createShell(given)
  await render(
    <Around>
      <Shell visited={visited} />
    </Around>,
  )
  return { session, location }
}

const field = page.getByRole(...paletteDialog.search)
const options = () => page.getByRole('option').elements()
const names = () => options().map((option) => option.querySelector('[data-part=item-text]')?.textContent)
const active = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

describe('the palette', () => {
  it('types what follows Ctrl+K at once into its field, and nothing of it into the page', async () => {
    await open({ startTimer: createTimers().startTimer })
    const press = (key: string, more: KeyboardEventInit = {}) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
    press('k', { ctrlKey: true })
    const reached = ['e', 'x', 'a', 'n', 'Backspace', 'm'].filter((key) => press(key))
    expect(reached).toEqual([])
    await expect.element(field).toHaveValue('exam')
    await userEvent.keyboard(' block')
    await expect.element(field).toHaveValue('exam block')
    await expect.poll(names).toEqual(['Exam Block', 'Create Exam Block', 'Compare exam blocks'])
  })

  it('leaves the keys to the page when it has not come within three seconds, and after Escape', () => {
    const reaches = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const timers = createTimers()
    holdTyping(timers.startTimer)
    expect(reaches('a')).toBe(false)
    timers.run(3000)
    expect(reaches('a')).toBe(true)
    holdTyping(timers.startTimer)
    expect(reaches('Escape')).toBe(true)
    expect(reaches('a')).toBe(true)
  })

  it('opens by Ctrl+K with the focus in its field, leads by arrows and Enter, and puts the focus on the page', async () => {
    // These timers never fire, so that the search for records, which would add to the list, does not begin.
    const { location } = await open({ startTimer: createTimers().startTimer })
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('exam block')
    await expect.poll(names).toEqual(['Exam Block', 'Create Exam Block', 'Compare exam blocks'])
    expect(active()).toContain('Exam Block')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active, { timeout: 5000 }).toContain('Create Exam Block')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(active, { timeout: 5000 }).not.toContain('Create')
    await userEvent.keyboard('{Enter}')
    expect(location.history.at(-1)).toBe('/sms/exam-block')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('opens by its button, closes by Escape, gives the focus back, and starts afresh', async () => {
    const { location } = await open()
    const button = page.getByRole(...paletteDialog.open)
    await button.click()
    await userEvent.keyboard('reports')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    await button.click()
    await expect.element(field).toHaveValue('')
    expect(location.history).toEqual(['/dashboard/ncuk-admin'])
  })

  it('offers the pages one has been to first, but not the one where one is', async () => {
    await open({ visited: ['/users/role', '/sms/exam-block/edit/x', '/sms/exam-block', '/dashboard/ncuk-admin'] })
    await page.getByRole('button', { name: 'Visit' }).click()
    await userEvent.keyboard('{Control>}k{/Control}')
    const recent = page.getByRole(...paletteDialog.recent)
    await expect.element(recent).toBeVisible()
    expect(
      recent
        .getByRole('option')
        .elements()
        .map((option) => option.querySelector('[data-part=item-text]')?.textContent),
    ).toEqual(['Exam Block', 'Role'])
    expect(names().filter((name) => name === 'Exam Block')).toHaveLength(1)
    await userEvent.keyboard('dash')
    await expect.element(recent).not.toBeInTheDocument()
    await expect.poll(() => names()[0]).toBe('Dashboard')
  })

  it('says that nothing was found, in sight and to readers, and does nothing at Enter', async () => {
    const { location } = await open()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('zzqq{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found for “zzqq”')
    await expect.element(field).toBeVisible()
    expect(location.history).toHaveLength(1)
  })

  it('finds records by one call a list, six at first and the others on demand, once the typing rests', async () => {
    const asked: string[] = []
    const { startTimer, run } = createTimers()
    const { location } = await open({
      startTimer,
      send: ({ path }, { query = {} }) => {
        asked.push(`${path} ${String(query['searchText'])} ${String(query['pageSize'])}`)
        // The eighth call searches one of the second six lists.
        const data = asked.length === 8 ? [{ id: 7, name: 'Zzqqington Sciences', status: 1 }] : []
        return Promise.resolve({ data, description: '', code: 200 })
      },
    })
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('zzqq')
    expect(asked).toEqual([])
    run(250)
    const more = page.getByRole(...paletteDialog.more)
    await expect.element(more).toBeVisible()
    expect(asked).toHaveLength(6)
    expect(asked[0]).toBe('/sms/centre/dropdown zzqq 5')
    const soFar = 'Nothing found for “zzqq” so far. Choose “More” to search the other lists.'
    await expect.element(page.getByRole('status')).toHaveTextContent(soFar)
    await more.click()
    await expect.poll(() => asked.length).toBe(12)
    await expect.poll(names).toContain('Zzqqington Sciences')
    expect(new Set(asked).size).toBe(12)
    await page.getByRole('option', { name: 'Zzqqington Sciences' }).click()
    expect(location.history.at(-1)).toMatch(/^\/[\w/-]+\/view\/[\w-]{20,}$/)
  })

  it('does what concerns the whole portal: themes and logout', async () => {
    const { session } = await open()
    const send = vi.spyOn(session.actor, 'send')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('dark theme')
    await expect.poll(active, { timeout: 5000 }).toContain('Dark theme')
    await userEvent.keyboard('{Enter}')
    expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
    await page.getByRole(...paletteDialog.open).click()
    await userEvent.keyboard('light theme')
    await expect.poll(active, { timeout: 5000 }).toContain('Light theme')
    await userEvent.keyboard('{Enter}')
    expect(document.documentElement.dataset['theme']).toBe('light')
    await userEvent.keyboard('{Control>}k{/Control}')
    await page.getByRole('option', { name: 'Logout' }).click()
    expect(send).toHaveBeenCalledWith({ type: 'signOut.request' })
  })

  it('does not open over another dialog', async () => {
    await open()
    const dialog = Object.assign(document.createElement('div'), { role: 'dialog' })
    dialog.dataset['state'] = 'open'
    document.body.append(dialog)
    await userEvent.keyboard('{Control>}k{/Control}')
    dialog.remove()
    await expect.element(field).not.toBeInTheDocument()
  })
})
