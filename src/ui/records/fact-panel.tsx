import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Drawer } from '../layers/drawer.tsx'

interface FactPanelProps {
  readonly label: string
  /** Beside the record; else it is a drawer. */
  readonly isBeside: boolean
  /** Has the background of the page, for use beside a grey area. */
  readonly isPlain?: boolean | undefined
  /** Whether the drawer is open. */
  readonly isOpen: boolean
  readonly children: ReactNode
  onClose(): void
}

const well = css({
  width: '312px',
  flexShrink: '0',
  px: '6',
  py: '5',
  borderLeftWidth: '1px',
  borderColor: 'border.default',
  borderBottomRightRadius: 'xl',
})

/** What is to be seen of a record at a glance: a well beside it, or a drawer where there is no room for one. */
export const FactPanel = ({ label, isBeside, isPlain = false, isOpen, children, onClose }: FactPanelProps) =>
  isBeside ? (
    <aside aria-label={label} className={cx(well, isPlain ? undefined : css({ bg: 'bg.sunken' }))}>
      {children}
    </aside>
  ) : (
    <Drawer open={isOpen} title={label} onClose={onClose}>
      <div className={css({ px: { base: '5', lg: '6' }, py: '3' })}>{children}</div>
    </Drawer>
  )
