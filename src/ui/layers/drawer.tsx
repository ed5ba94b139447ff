import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, sva } from 'styled-system/css'
import { IconButton } from '../kit/icon-button.tsx'
import { useEarlyEscape } from './use-early-escape.ts'

const style = sva({
  slots: ['backdrop', 'content', 'grip', 'header', 'body'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'scrim.default',
      zIndex: 'drawer',
      _open: { animation: 'fadeIn token(durations.base)' },
      _closed: { animation: 'fadeOut token(durations.base) token(easings.exit)' },
    },
    content: {
      position: 'fixed',
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg.raised',
      boxShadow: 'lg',
      zIndex: 'drawer',
      _dark: { borderWidth: '1px', borderColor: 'border.default' },
    },
    header: {
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      minHeight: '68px',
      px: { base: '5', lg: '6' },
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
    },
    grip: { display: 'none', width: '36px', height: '4px', mx: 'auto', mt: '2', rounded: 'full', bg: 'border.control', flexShrink: 0 },
    body: { flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
  variants: {
    side: {
      end: {
        content: {
          insetBlock: '0',
          right: '0',
          width: { base: 'full', sm: 'drawer' },
          borderLeftRadius: { sm: '2xl' },
          _open: { animation: 'slideInRight token(durations.drawer) token(easings.standard)' },
          _closed: { animation: 'slideOutRight token(durations.base) token(easings.exit)' },
        },
      },
      start: {
        content: {
          insetBlock: '0',
          left: '0',
          width: 'min(320px, 88vw)',
          borderRightRadius: '2xl',
          _open: { animation: 'slideInLeft token(durations.drawer) token(easings.standard)' },
          _closed: { animation: 'slideOutLeft token(durations.base) token(easings.exit)' },
          bg: 'bg.canvas',
        },
        header: { borderBottomWidth: '0', pr: '2', minHeight: '56px' },
      },
      bottom: {
        content: {
          insetInline: '0',
          bottom: '0',
          maxHeight: '86dvh',
          pb: 'env(safe-area-inset-bottom)',
          borderTopRadius: '2xl',
          _open: { animation: 'slideInUp token(durations.drawer) token(easings.standard)' },
          _closed: { animation: 'slideOutDown token(durations.base) token(easings.exit)' },
        },
        grip: { display: 'block' },
        header: { borderBottomWidth: '0', minHeight: '56px' },
      },
    },
    isSeamless: { true: { header: { borderBottomWidth: '0', minHeight: '56px', pb: '0' } } },
  },
  defaultVariants: { side: 'end' },
})

interface DrawerProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  readonly actions?: ReactNode
  readonly side?: 'end' | 'start' | 'bottom'
  /** No line below the title: what follows, tabs, draws its own. */
  readonly isSeamless?: boolean
  readonly children: ReactNode
  /** What gets the focus once it is closed; null for what had it before. */
  readonly finalFocus?: () => HTMLElement | null
  onClose(): void
  /** Called once it is gone from the page: a layer that opens earlier would be removed with it. */
  onClosed?(): void
}

/** A panel over the page: half of it wide from the right, a sheet from the bottom, or the menu from the left. */
export function Drawer({ open, title, subtitle, actions, side, isSeamless, children, finalFocus, onClose, onClosed }: DrawerProps) {
  const classes = style({ side, isSeamless })
  useEarlyEscape(open, onClose)
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
      {...(onClosed ? { onExitComplete: onClosed } : {})}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner>
          <Ark.Content className={classes.content}>
            <div aria-hidden="true" className={classes.grip} />
            <div className={classes.header}>
              <div className={css({ flex: '1', minWidth: '0' })}>
                <Ark.Title className={css({ textStyle: 'h2' })}>{title}</Ark.Title>
                {subtitle && (
                  <Ark.Description className={css({ textStyle: 'small', color: 'fg.muted', mt: '0.5' })}>{subtitle}</Ark.Description>
                )}
              </div>
              {actions}
              <IconButton label="Close" icon={<X size={18} strokeWidth={1.75} aria-hidden />} onClick={onClose} />
            </div>
            <div className={classes.body} tabIndex={-1}>
              {children}
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
