import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

/** A key of the keyboard, as a keycap. Decorative where `aria-keyshortcuts` names the shortcut. */
export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd
    className={css({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '18px',
      height: '18px',
      px: '1',
      rounded: 'xs',
      borderWidth: '1px',
      borderColor: 'border.default',
      bg: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'micro',
      lineHeight: '16px',
    })}
  >
    {children}
  </kbd>
)
