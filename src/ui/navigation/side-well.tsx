import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

interface SideWellProps {
  readonly label: string
  readonly children: ReactNode
}

/** A well beside what a page is about; below it where the window has no room beside. */
export const SideWell = ({ label, children }: SideWellProps) => (
  <aside
    aria-label={label}
    className={css({
      px: { base: '4', md: '5', lg: '6' },
      py: '5',
      bg: 'bg.sunken',
      borderColor: 'border.default',
      borderTopWidth: { base: '1px', lg: '0' },
      borderLeftWidth: { lg: '1px' },
      borderBottomRightRadius: { lg: 'xl' },
    })}
  >
    {children}
  </aside>
)
