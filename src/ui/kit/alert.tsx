'use no memo'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { css, sva } from 'styled-system/css'
import { IconButton } from './icon-button.tsx'

type AlertTone = 'error' | 'success' | 'warning' | 'info'

interface AlertProps {
  readonly tone: AlertTone
  readonly children: ReactNode
  /** A bold line above the message. */
  readonly title?: ReactNode
  /** A second line, usually the server's message. */
  readonly detail?: ReactNode
  readonly action?: ReactNode
  readonly onClose?: () => void
  /** Takes the focus when it appears, so that keyboard and screen readers land on what went wrong. */
  readonly isFocused?: boolean
}

const style = sva({
  slots: ['root', 'icon'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      rounded: 'md',
      borderWidth: '1px',
      px: '3',
      py: '2.5',
      textStyle: 'body',
    },
    icon: { flexShrink: 0, mt: '1px' },
  },
  variants: {
    tone: {
      error: { root: { bg: 'danger.subtle', borderColor: 'danger.edge' }, icon: { color: 'danger.icon' } },
      success: { root: { bg: 'success.subtle', borderColor: 'success.edge' }, icon: { color: 'success.icon' } },
      warning: { root: { bg: 'warning.subtle', borderColor: 'warning.edge' }, icon: { color: 'warning.icon' } },
      info: { root: { bg: 'info.subtle', borderColor: 'info.edge' }, icon: { color: 'info.icon' } },
    },
  },
})

const icons = { error: CircleAlert, success: CircleCheck, warning: TriangleAlert, info: Info }

/** A message on the page: icon, words, and a way to close it where it may be closed. */
export function Alert({ tone, title, children, detail, action, onClose, isFocused }: AlertProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) root.current?.focus()
  }, [isFocused])
  const classes = style({ tone })
  const Icon = icons[tone]
  return (
    <div ref={root} role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'} tabIndex={-1} className={classes.root}>
      <Icon aria-hidden size={18} strokeWidth={1.75} className={classes.icon} />
      <div className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
        {title && <p className={css({ textStyle: 'bodyStrong' })}>{title}</p>}
        <p>{children}</p>
        {detail && <p className={css({ color: 'fg.muted', mt: '0.5' })}>{detail}</p>}
        {action && <div className={css({ mt: '2' })}>{action}</div>}
      </div>
      {onClose && (
        <IconButton
          label="Close"
          size="sm"
          isStrong
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
          className={css({ my: { base: '-3', md: '-1' }, mr: { base: '-2', md: '-1' } })}
        />
      )}
    </div>
  )
}
