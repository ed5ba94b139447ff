import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { Drawer } from '#src/ui/layers/drawer.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'

interface SheetProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly subtitle: string
  readonly children: ReactNode
  /** What gets the focus once it is closed; null for what had it before. */
  finalFocus(): HTMLElement | null
  onClose(): void
}

/** A choice over the page: a dialog where there is room, a sheet from the bottom on a phone. */
export function Sheet({ open, title, subtitle, children, finalFocus, onClose }: SheetProps) {
  const isNarrow = useMedia('(max-width: 767.98px)')
  return isNarrow ? (
    <Drawer open={open} side="bottom" title={title} subtitle={subtitle} finalFocus={finalFocus} onClose={onClose}>
      <div className={css({ px: '4', pt: '2', pb: '6' })}>{children}</div>
    </Drawer>
  ) : (
    <Dialog open={open} title={title} finalFocus={finalFocus} onClose={onClose}>
      {subtitle !== '' && <p className={css({ color: 'fg.muted', textStyle: 'small', mb: '2' })}>{subtitle}</p>}
      {children}
    </Dialog>
  )
}
