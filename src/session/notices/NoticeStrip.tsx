import { Wifi, WifiOff } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Spinner } from '#src/ui/kit/spinner.tsx'
import { stripButton } from '#src/ui/kit/strip-button.ts'
import { texts } from '../texts.ts'
import { hasNotice, type Notices } from './use-notices.ts'

const strip = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '2',
  minHeight: { base: 'touch', md: 'footer' },
  px: '4',
  bg: 'bg.inverse',
  color: 'fg.inverse',
  textStyle: 'label',
  '&[data-marked]': { justifyContent: 'flex-start' },
})
const words = css({ display: 'flex', alignItems: 'center', columnGap: '8' })
const part = css({ display: 'flex', alignItems: 'center', gap: '2' })
// A phone has room for one of them, and without a network nothing can be renewed.
const besideOffline = css({ '[data-connectivity=offline] &': { hideBelow: 'md' } })
const glyph = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const marks = { offline: <WifiOff {...glyph} />, backOnline: <Wifi {...glyph} /> }

/** Renews the session. A mouse press does not move the focus; when the focused button disappears, the focus returns to where it was. */
function StayButton({ isBusy, onPress }: { isBusy: boolean; onPress(): void }) {
  const origin = useRef<Element | null>(null)
  const giveBack = (own: HTMLButtonElement) => () => {
    if (document.activeElement !== own) return
    const last = origin.current?.isConnected ? origin.current : document.querySelector('main')
    if (last instanceof HTMLElement) last.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      ref={giveBack}
      className={stripButton}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={({ relatedTarget }) => {
        origin.current = relatedTarget
      }}
      onClick={() => {
        if (!isBusy) onPress()
      }}
    >
      {isBusy && <Spinner size={12} />}
      {texts.expiry.stay}
    </button>
  )
}

interface NoticeStripProps extends Notices {
  /** Shown there regardless of other notices. */
  readonly mark?: ReactNode
  readonly className?: string
}

/** The strip at the end of every page. Its live region exists before its text, so that screen readers announce the text once. */
export function NoticeStrip({ connectivity, expiry, mark, onExtend, className }: NoticeStripProps) {
  const isExpiring = expiry !== 'none'
  const isShown = Boolean(mark) || hasNotice({ connectivity, expiry })
  return (
    <div className={cx(isShown && strip, className)} data-connectivity={connectivity} data-marked={Boolean(mark) || undefined}>
      {mark}
      <div role="status" className={words}>
        {connectivity !== 'online' && (
          <span className={part}>
            {marks[connectivity]}
            {texts.connectivity[connectivity]}
          </span>
        )}
        {isExpiring && <span className={besideOffline}>{expiry === 'unanswered' ? texts.expiry.unanswered : texts.expiry.soon}</span>}
      </div>
      {isExpiring && (
        <div className={besideOffline}>
          <StayButton isBusy={expiry === 'extending'} onPress={onExtend} />
        </div>
      )}
    </div>
  )
}
