import { createToaster, Toast as Ark, Toaster as ArkToaster } from '@ark-ui/react/toast'
import { CircleCheck, Info } from 'lucide-react'
import { css } from 'styled-system/css'

const successMs = 1000
const messageMs = 3000

const toaster = createToaster({ placement: 'bottom-end', max: 3, gap: 8, overlap: false, pauseOnPageIdle: true })

/** Short messages that go by themselves: a success after a second, any other after three. */
export const toast = {
  success: (text: string): void => void (text !== '' && toaster.create({ title: text, type: 'success', duration: successMs })),
  message: (text: string): void => void (text !== '' && toaster.create({ title: text, type: 'info', duration: messageMs })),
}

const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  maxWidth: 'min(420px, 92vw)',
  px: '3.5',
  py: '2.5',
  rounded: 'lg',
  bg: 'bg.inverse',
  color: 'fg.inverse',
  boxShadow: 'lg',
  textStyle: 'bodyStrong',
  zIndex: 'toast',
  opacity: 'var(--opacity)',
  translate: 'var(--x) var(--y)',
})

/** Where toasts appear; rendered once. Their clock stops under the pointer, the focus and in a hidden tab. */
export const Toaster = () => (
  <ArkToaster toaster={toaster}>
    {(one) => (
      <Ark.Root key={one.id} className={root}>
        {one.type === 'success' ? (
          <CircleCheck size={18} strokeWidth={1.75} aria-hidden />
        ) : (
          <Info size={18} strokeWidth={1.75} aria-hidden />
        )}
        <Ark.Title>{one.title}</Ark.Title>
      </Ark.Root>
    )}
  </ArkToaster>
)
