import { Moon, Sun, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createSharedChoice } from '#src/storage/shared-choice.ts'
import { plainWord } from '#src/storage/stored-value.ts'
import { announce } from './kit/announce.tsx'
import { IconButton } from './kit/icon-button.tsx'

/** The picked theme; `system` follows the machine. It is kept under the key `theme` and set before first paint by before-paint.js. */
export type Theme = 'light' | 'dark' | 'system'

const themes: readonly Theme[] = ['system', 'light', 'dark']
const words: Readonly<Record<Theme, string>> = { light: 'light', dark: 'dark', system: 'as on this device' }
const icons = { light: Sun, dark: Moon, system: SunMoon }

const machine = () => matchMedia('(prefers-color-scheme: dark)')

const choice = createSharedChoice<Theme>({
  key: 'theme',
  usual: 'system',
  spelling: plainWord,
  parse: (word) => themes.find((theme) => theme === word) ?? null,
})

function show(): void {
  const theme = choice.current()
  const isDark = theme === 'dark' || (theme === 'system' && machine().matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}

/** Shows a theme at once and keeps it for later visits. */
export function pickTheme(theme: Theme): void {
  choice.pick(theme)
  show()
}

const subscribe = (listener: () => void) => {
  const media = machine()
  const follow = () => {
    show()
    listener()
  }
  media.addEventListener('change', follow)
  const stop = choice.subscribe(follow)
  return () => {
    media.removeEventListener('change', follow)
    stop()
  }
}

/** The theme that is picked. While it is used somewhere, the page follows the machine, and a choice in another tab. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, choice.current)

/** What the button turns to: first to what the machine does not show, so that the first press is seen. */
function following(): Theme {
  const order: readonly Theme[] = machine().matches ? ['system', 'light', 'dark'] : ['system', 'dark', 'light']
  return order[(order.indexOf(choice.current()) + 1) % order.length] ?? 'system'
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
