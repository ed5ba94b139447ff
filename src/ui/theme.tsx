import { Moon, Sun, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'

/** The picked theme; `system` follows the machine. It is kept under the key `theme` and set before first paint by theme.js. */
export type Theme = 'light' | 'dark' | 'system'

const key = 'theme'
const order: readonly Theme[] = ['system', 'light', 'dark']
const words: Readonly<Record<Theme, string>> = { light: 'light', dark: 'dark', system: 'as on this device' }
const icons = { light: Sun, dark: Moon, system: SunMoon }
const listeners = new Set<() => void>()

/** Storage can be blocked or full; the theme then holds for this page only. */
const stored = (): Theme => {
  try {
    return order.find((theme) => theme === localStorage.getItem(key)) ?? 'system'
  } catch {
    return 'system'
  }
}

let picked: Theme | null = null
const current = (): Theme => (picked ??= stored())

function pick(theme: Theme): void {
  picked = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Kept in memory only.
  }
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  const media = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => pick(current())
  listeners.add(listener)
  media.addEventListener('change', follow)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', follow)
  }
}

/** The button that turns from the machine's theme to light, to dark, and round again. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribe, current)
  const next = order[(order.indexOf(theme) + 1) % order.length] ?? 'system'
  const Icon = icons[theme]
  return (
    <IconButton
      label={`Theme: ${words[theme]}. Switch to ${words[next]}`}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => pick(next)}
    />
  )
}
