import '../styles.css'
import { createToaster, Toast as Ark, Toaster as ArkToaster } from '@ark-ui/react/toast'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { passMessage } from '../kit/announce.tsx'

const successMs = 1000
const messageMs = 3000

// Above the action bar and the footer: a message that waits while the pointer is on it must never lie on the next button.
const clearance = '104px'

const store = createToaster({
  placement: 'bottom-end',
  max: 3,
  gap: 8,
  overlap: false,
  pauseOnPageIdle: true,
  offsets: { bottom: clearance, right: '24px', left: '24px', top: '24px' },
})

/** Whether the pointer has moved on the messages since it came to them. */
let isPointed = false
const holdsFocus = () => document.activeElement?.closest('[data-scope=toast]') != null

// A toast that slides in under a resting pointer gets the event as well, but no later leave that would restart its timer.
const toaster: typeof store = {
  ...store,
  pause: (id) => {
    if (isPointed || holdsFocus()) store.pause(id)
  },
}

/** Shows a toast. Messages that closed under the pointer sent no leave event, so the pointer is forgotten when none is left. */
const show = (toastOptions: Parameters<typeof store.create>[0]): void => {
  if (store.getCount() === 0) isPointed = false
  toaster.create(toastOptions)
}

const failed = 'Failed'

/** Short messages that close by themselves: a success after a second, any other after three. Failures show without words too. */
export const toast = {
  success: (text: string): void => {
    if (text === '') return
    passMessage({ text, kind: 'success' })
    show({ description: text, type: 'success', duration: successMs })
  },
  message: (text: string): void => {
    if (text === '') return
    passMessage({ text, kind: 'message' })
    show({ description: text, type: 'info', duration: messageMs })
  },
  /** The server's message for a refusal; without one, the mark stands alone. */
  failure: (text: string): void => {
    passMessage({ text: text || failed, kind: 'alert' })
    show({ description: text, type: 'error', duration: messageMs })
  },
  /** Removes all, those that wait for their turn among them. */
  clear: () => store.remove(),
}

const glyph = { size: 18, strokeWidth: 1.75 } as const

/** The mark of a toast; it has a name where it stands alone. */
function Mark({ type, hasWords }: { type: string | undefined; hasWords: boolean }) {
  if (type === 'success') return <CircleCheck {...glyph} aria-hidden />
  if (type !== 'error') return <Info {...glyph} aria-hidden />
  return hasWords ? <CircleAlert {...glyph} aria-hidden /> : <CircleAlert {...glyph} role="img" aria-label={failed} />
}

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'max-content',
  maxWidth: 'min(420px, calc(100vw - 48px))',
  minHeight: '42px',
  px: '3.5',
  py: '2.5',
  rounded: 'lg',
  bg: 'bg.inverse',
  color: 'fg.inverse',
  boxShadow: 'lg',
  textStyle: 'bodyStrong',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0 },
})
const moving = css({
  opacity: 'var(--opacity)',
  translate: 'var(--x) var(--y)',
  zIndex: 'var(--z-index)',
  willChange: 'translate, opacity',
  transitionProperty: 'translate, opacity',
  transitionDuration: 'base',
  transitionTimingFunction: 'standard',
})

/** The look of a toast, standing still. */
export const ToastCard = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className={card}>
    {icon}
    <span>{children}</span>
  </div>
)

/** Where toasts appear; rendered once. Their clock stops under a pointer that moved onto them, and under the focus. */
export function Toaster() {
  // What one person was told is not shown to the next who signs in.
  useEffect(() => toast.clear, [])
  return (
    <ArkToaster
      toaster={toaster}
      aria-label="Messages"
      className={css({ zIndex: 'toast !important' })}
      onMouseMoveCapture={() => void (isPointed = true)}
      onMouseLeave={() => void (isPointed = false)}
    >
      {(one) => (
        <Ark.Root key={one.id} className={moving}>
          <div className={card}>
            <Mark type={one.type} hasWords={Boolean(one.description)} />
            {/* Not its title: a name made of the server's words could be taken for the label of a field. */}
            <Ark.Description className={css({ _empty: { display: 'none' } })}>{one.description}</Ark.Description>
          </div>
        </Ark.Root>
      )}
    </ArkToaster>
  )
}
