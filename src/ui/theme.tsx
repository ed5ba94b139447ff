import { Moon, Sun, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createStoredValue, openStorage, plainWord } from '#src/storage/stored-value.ts'
import { announce } from './kit/announce.tsx'
import { IconButton } from './kit/icon-button.tsx'

/** The picked theme; `system` follows the machine. It is kept under the key `theme` and set before first paint by before-paint.js. */
export type Theme = 'light' | 'dark' | 'system'

const key = 'theme'
const themes: readonly Theme[] = ['system', 'light', 'dark']
const words: Readonly<Record<Theme, string>> = { light: 'light', dark: 'dark', system: 'as on this device' }
const icons = { light: Sun, dark: Moon, system: SunMoon }
const listeners = new Set<() => void>()

const machine = () => matchMedia('(prefers-color-scheme: dark)')

const stored = createStoredValue<Theme>({
  storage: openStorage(() => localStorage),
  key,
  spelling: plainWord,
  parse: (word) => themes.find((theme) => theme === word) ?? null,
})

let picked: Theme | null = null
const current = (): Theme => (picked ??= stored.read() ?? 'system')

function show(): void {
  const theme = current()
  const isDark = theme === 'dark' || (theme === 'system' && machine().matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

/** Shows a theme at once and keeps it for later visits. */
export function pickTheme(theme: Theme): void {
  picked = theme
  stored.write(theme)
  show()
}

const subscribe = (listener: () => void) => {
  const media = machine()
  const adopt = ({ key: changed }: StorageEvent) => {
    if (changed !== key && changed !== null) return
    picked = null
    show()
  }
  listeners.add(listener)
  media.addEventListener('change', show)
  addEventListener('storage', adopt)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', show)
    removeEventListener('storage', adopt)
  }
}

/** The theme that is picked. While it is used somewhere, the page follows the machine, and a choice in another tab. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current)

/** What the button turns to: first to what the machine does not show, so that the first press is seen. */
function following(): Theme {
  const order: readonly Theme[] = machine().matches ? ['system', 'light', 'dark'] : ['system', 'dark', 'light']
  return order[(order.indexOf(current()) + 1) % order.length] ?? 'system'
}

/** The button that turns from the machine's theme to the other one, to its own, and round again. */
export function ThemeToggle() {
  const theme = useTheme()
  const next = useSyncExternalStore(subscribe, following)
  const Icon = icons[theme]
  return (
    <IconButton
      isRepeatable
      label={`Theme: ${words[theme]}. Switch to ${words[next]}`}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => {
        pickTheme(next)
        announce(`Theme: ${words[next]}`)
      }}
    />
  )
}
