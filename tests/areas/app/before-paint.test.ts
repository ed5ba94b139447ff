import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const script = readFileSync('src/public/before-paint.js', 'utf8')

/** The theme that the page starts with; `stored` null for none, `blocked` for a storage that cannot be used. */
function startTheme(stored: string | null, isMachineDark: boolean): string | undefined {
  const root = { dataset: {} as Record<string, string> }
  const storage = { getItem: (key: string) => (key === 'theme' ? stored : null) }
  const document = { documentElement: root, querySelectorAll: () => [] }
  const page = { document, matchMedia: () => ({ matches: isMachineDark }) }
  const localStorage = {
    get: () => {
      if (stored === 'blocked') throw new Error('Blocked.')
      return storage
    },
  }
  runInNewContext(script, Object.defineProperty(page, 'localStorage', localStorage))
  return root.dataset['theme']
}

describe('the theme before the first paint', () => {
  it.each([
    ['light', true, 'light'],
    ['light', false, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
    ['pink', true, 'dark'],
    ['blocked', true, 'dark'],
    ['blocked', false, 'light'],
  ])('stored %j, on a device with a dark theme: %s, gives %s', (stored, isMachineDark, theme) => {
    expect(startTheme(stored, isMachineDark)).toBe(theme)
  })
})
