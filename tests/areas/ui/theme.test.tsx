import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ThemeToggle } from '#src/ui/theme.tsx'

/** The colour scheme that the device prefers, which a test can change. */
const machine = Object.assign(new EventTarget(), {
  matches: false,
  media: '',
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
})
const shown = () => document.documentElement.dataset['theme']
const button = page.getByRole('button', { name: /^Theme/ })

function turnMachine(isDark: boolean): void {
  machine.matches = isDark
  machine.dispatchEvent(new Event('change'))
}

/** Another tab, or a person with the browser's tools, changes the storage. */
function chooseElsewhere(theme: string | null): void {
  if (theme === null) localStorage.removeItem('theme')
  else localStorage.setItem('theme', theme)
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
}

beforeEach(async () => {
  machine.matches = false
  vi.spyOn(window, 'matchMedia').mockReturnValue(machine)
  await render(<ThemeToggle />)
  chooseElsewhere(null)
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the theme', () => {
  it('follows the device, at once, as long as none is picked', async () => {
    await expect.element(button).toHaveAccessibleName('Theme: as on this device. Switch to dark')
    turnMachine(true)
    expect(shown()).toBe('dark')
    await expect.element(button).toHaveAccessibleName('Theme: as on this device. Switch to light')
    turnMachine(false)
    expect(shown()).toBe('light')
  })

  it('switches with the first press to the one that the device does not show, and back with the next', async () => {
    await button.click()
    expect([shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
    await button.click()
    expect([shown(), localStorage.getItem('theme')]).toEqual(['light', 'light'])
    turnMachine(true)
    expect(shown()).toBe('light')
    await button.click()
    expect([shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  })

  it('follows a choice in another tab', async () => {
    chooseElsewhere('dark')
    expect(shown()).toBe('dark')
    await expect.element(button).toHaveAccessibleName(/^Theme: dark/)
  })

  it('holds for the page where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    await button.click()
    expect(shown()).toBe('dark')
    await expect.element(button).toHaveAccessibleName(/^Theme: dark/)
  })
})
