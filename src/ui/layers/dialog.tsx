import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { css, sva } from 'styled-system/css'
import { useEarlyEscape } from './use-early-escape.ts'

const style = sva({
  slots: ['backdrop', 'positioner', 'content', 'header', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'scrim.default',
      _open: { animation: 'fadeIn token(durations.base)' },
      _closed: { animation: 'fadeOut token(durations.base) token(easings.exit)' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: { base: 'end center', sm: 'center' },
      p: { base: '0', sm: '4' },
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
      _closed: { animation: 'fadeOut token(durations.fast) token(easings.exit)' },
    },
    header: { px: '4', pt: '4', borderColor: 'border.subtle' },
    body: { p: '4', overflowY: 'auto', minHeight: '0', overscrollBehavior: 'contain', _focusVisible: { outlineOffset: '-2px' } },
    footer: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '2',
      px: '4',
      py: '3',
      borderColor: 'border.subtle',
      flexWrap: 'wrap',
      '& > button': { flex: { base: '1', sm: 'none' } },
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: 'dialogSm' }, footer: { pb: '4' } },
      md: { content: { maxWidth: 'dialogMd' }, footer: { borderTopWidth: '1px' } },
      lg: {
        content: { maxWidth: 'dialogLg' },
        header: { pb: '3.5', borderBottomWidth: '1px' },
        footer: { borderTopWidth: '1px' },
      },
      /** A page of its own over the page. */
      full: { content: { maxWidth: '1360px' }, footer: { borderTopWidth: '1px' } },
    },
    /** `session` stands above every other dialog. */
    layer: {
      page: { backdrop: { zIndex: 'dialog' }, positioner: { zIndex: 'dialog' } },
      session: { backdrop: { zIndex: 'sessionDialog' }, positioner: { zIndex: 'sessionDialog' } },
    },
  },
  defaultVariants: { size: 'sm', layer: 'page' },
})

export interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** A small line above the title: "1 of 2". */
  readonly eyebrow?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | 'full'
  readonly layer?: 'page' | 'session'
  /** `alertdialog` for questions: a press outside does not answer them. */
  readonly role?: 'dialog' | 'alertdialog'
  /** False: neither Escape nor a press outside closes it; only its own buttons do. */
  readonly isDismissible?: boolean
  /** False: the page behind is not darkened, because it shows nothing that the dialog has to stand out from. */
  readonly hasScrim?: boolean
  readonly initialFocus?: () => HTMLElement | null
  readonly finalFocus?: () => HTMLElement | null
  onClose(): void
}

/** The element to give the focus back to: for a menu, which is closing but still has the focus, its button, which stays. */
const lastingElement = (focused: Element | null): Element | null => {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.querySelector(`#${CSS.escape(button)}`) : focused
}

/** A modal dialog: named by its title, focus trapped and given back, body scrolls between header and footer. */
export function Dialog({
  open,
  title,
  eyebrow,
  children,
  footer,
  size,
  layer,
  role = 'dialog',
  isDismissible = true,
  hasScrim = true,
  initialFocus,
  finalFocus,
  onClose,
}: DialogProps) {
  const classes = style({ size, layer })
  useEarlyEscape(open && isDismissible, onClose)
  const opener = useRef<Element | null>(null)
  const focusAfterwards = () => {
    const target = finalFocus?.() ?? opener.current
    // Without an opener, Ark knows what had the focus.
    return target instanceof HTMLElement && target !== document.body ? target : null
  }
  const focusIfLost = useEffectEvent(() => {
    if (document.activeElement === document.body) focusAfterwards()?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    if (!open) return undefined
    opener.current = lastingElement(document.activeElement)
    // Ark restores the focus only once its focus trap has started, which takes a frame.
    return () => void requestAnimationFrame(() => requestAnimationFrame(focusIfLost))
  }, [open])
  return (
    <Ark.Root
      open={open}
      role={role}
      lazyMount
      unmountOnExit
      closeOnEscape={isDismissible}
      closeOnInteractOutside={isDismissible && role === 'dialog'}
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
      finalFocusEl={focusAfterwards}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
    >
      <Portal>
        {hasScrim && <Ark.Backdrop className={classes.backdrop} />}
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content}>
            <div className={classes.header}>
              {eyebrow && <p className={css({ textStyle: 'caption', fontWeight: 'medium', color: 'fg.muted', mb: '1' })}>{eyebrow}</p>}
              <Ark.Title className={css({ textStyle: 'h2', overflowWrap: 'anywhere' })}>{title}</Ark.Title>
            </div>
            {size === 'lg' ? <Reader className={classes.body}>{children}</Reader> : <div className={classes.body}>{children}</div>}
            {footer && <div className={classes.footer}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

/** A document to read has nothing in it to take the focus, so it takes it itself and is scrolled by key. */
const Reader = ({ className, children }: { className: string | undefined; children: ReactNode }) => {
  const reading = { role: 'document', tabIndex: 0 }
  return (
    <div {...reading} className={className}>
      {children}
    </div>
  )
}

/** The muted sentence of a question. */
export const DialogText = ({ children }: { children: ReactNode }) => <p className={css({ color: 'fg.muted' })}>{children}</p>

/** What screen readers say of a question together with its title. */
export const DialogDescription = ({ children }: { children: ReactNode }) => <Ark.Description>{children}</Ark.Description>
