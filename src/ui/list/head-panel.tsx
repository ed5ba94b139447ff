import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Popover } from '../layers/popover.tsx'

interface HeadPanelProps {
  readonly open: boolean
  readonly triggerId: string
  readonly children: ReactNode
  onOpenChange(open: boolean): void
}

/** What else can be done, one below the other. */
export const HeadPanel = ({ open, triggerId, children, onOpenChange }: HeadPanelProps) => (
  <Popover open={open} label="More actions" triggerId={triggerId} onOpenChange={onOpenChange}>
    <div className={css({ display: 'grid', gap: '2' })}>{children}</div>
  </Popover>
)
