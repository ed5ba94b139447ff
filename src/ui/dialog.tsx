import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { css, sva } from 'styled-system/css'

const style = sva({
  slots: ['backdrop', 'positioner', 'content', 'header', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'scrim.default',
      zIndex: 'dialog',
      _open: { animation: 'fadeIn token(durations.base)' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'grid',
      placeItems: { base: 'end center', sm: 'center' },
      p: { base: '0', sm: '4' },
      zIndex: 'dialog',
      overflowY: 'auto',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: { base: '92dvh', sm: '86dvh' },
      bg: 'bg.raised',
      rounded: { base: '0', sm: '2xl' },
      borderTopRadius: '2xl',
      boxShadow: 'lg',
      _dark: { borderWidth: '1px', borderColor: 'border.default' },
      _open: { animation: 'rise token(durations.base) token(easings.standard)' },
    },
    header: { px: '4', py: '3.5', borderBottomWidth: '1px', borderColor: 'border.subtle', textStyle: 'h2' },
    body: { p: '4', overflowY: 'auto', minHeight: '0' },
    footer: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '2',
      px: '4',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: 'dialogSm' } },
      md: { content: { maxWidth: 'dialogMd' } },
      lg: { content: { maxWidth: 'dialogLg' } },
    },
  },
  defaultVariants: { size: 'sm' },
})

export interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg'
  /** `alertdialog` for questions: a press outside does not answer them. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly initialFocus?: () => HTMLElement | null
  readonly finalFocus?: () => HTMLElement | null
  onClose(): void
}

/** A modal dialog: named by its title, focus trapped and given back, body scrolls between header and footer. */
export function Dialog({ open, title, children, footer, size, role = 'dialog', initialFocus, finalFocus, onClose }: DialogProps) {
  const classes = style({ size })
  return (
    <Ark.Root
      open={open}
      role={role}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={role === 'dialog'}
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content}>
            <Ark.Title className={classes.header}>{title}</Ark.Title>
            <div className={classes.body}>{children}</div>
            {footer && <div className={classes.footer}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

/** The muted sentence of a question. */
export const DialogText = ({ children }: { children: ReactNode }) => <p className={css({ color: 'fg.muted' })}>{children}</p>
