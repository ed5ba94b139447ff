import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { clockText } from '#machines/assessment/attempt-time.ts'
import type { StartTimer } from '#src/time/timer.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Logo } from '#src/ui/kit/logo.tsx'
import { LookControls } from './aids/LookControls.tsx'
import { sittingTexts as texts } from './texts.ts'

const head = css({
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: { base: '3', md: '5' },
  rowGap: '1',
  px: { base: '4', lg: '6' },
  py: '2.5',
  minHeight: '60px',
  bg: 'bg.surface',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
})

/** Whether the server holds what was entered. */
export type SaveMark = { readonly kind: 'saved'; readonly time: string } | { readonly kind: 'saving' | 'unsaved' | 'none' }

const markTones = {
  saved: css({ color: 'success.icon' }),
  unsaved: css({ color: 'warning.icon' }),
  saving: css({ color: 'fg.muted' }),
}

function Saving({ mark }: { mark: SaveMark }) {
  if (mark.kind === 'none') return null
  const [Icon, text] =
    mark.kind === 'saved'
      ? [CloudCheck, texts.saved(mark.time)]
      : mark.kind === 'saving'
        ? [CloudUpload, texts.saving]
        : [CloudOff, texts.notSaved]
  return (
    <p
      data-saved={mark.kind}
      className={css({
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        color: 'fg.muted',
        fontVariantNumeric: 'tabular-nums',
        // On phones below the title, beside the time: the head keeps its height when something is saved.
        mdDown: { order: '1' },
      })}
    >
      <Icon size={18} aria-hidden className={markTones[mark.kind]} />
      {text}
    </p>
  )
}

const aSecond = 1000
/** Hiding the time never hides the last five minutes. */
const alwaysShownMs = 5 * 60 * aSecond

interface TimerProps {
  /** Milliseconds that are left now. */
  left(): number
  readonly startTimer: StartTimer
  readonly extraMinutes: number
}

/** The time that is left, drawn each second; it can be hidden but for the last five minutes. */
export function ExamTimer({ left, startTimer, extraMinutes }: TimerProps) {
  const [shownMs, setShown] = useState(left)
  const [isHidden, setHidden] = useState(false)
  useEffect(() => startTimer(shownMs % aSecond || aSecond, () => setShown(left())), [left, startTimer, shownMs])
  const isLast = shownMs <= alwaysShownMs
  return (
    <div className={css({ display: 'inline-flex', alignItems: 'center', gap: '3', mdDown: { order: '1' } })}>
      {(!isHidden || isLast) && (
        <p
          role="timer"
          aria-label={texts.timer}
          className={css({ display: 'inline-flex', alignItems: 'baseline', gap: '2', color: 'fg.muted' })}
        >
          <strong
            data-last={isLast || undefined}
            className={css({
              fontSize: '2xl',
              fontWeight: 'semibold',
              color: 'fg.default',
              fontVariantNumeric: 'tabular-nums',
              '&[data-last]': { color: 'danger.text' },
            })}
          >
            {clockText(shownMs)}
          </strong>
          <span className={css({ mdDown: { display: 'none' } })}>
            {texts.left}
            {extraMinutes > 0 && ` ${texts.extra(extraMinutes)}`}
          </span>
        </p>
      )}
      {!isLast && (
        <Button variant="ghost" size="sm" onClick={() => setHidden(!isHidden)}>
          {isHidden ? texts.showTime : texts.hideTime}
        </Button>
      )}
    </div>
  )
}

interface SitFrameProps {
  readonly title: string
  readonly detail: string
  readonly mark: SaveMark
  readonly timer?: ReactNode
  readonly children: ReactNode
}

/** The page of those who sit: no menu, nothing beside the assessment. */
export const SitFrame = ({ title, detail, mark, timer, children }: SitFrameProps) => (
  <div className={css({ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - var(--strip, 0px))', bg: 'bg.surface' })}>
    <header className={head}>
      <Logo size={28} />
      <div className={css({ flex: { base: '1 1 120px', md: '1 1 220px' }, minWidth: '0' })}>
        <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{title}</p>
        <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{detail}</p>
      </div>
      <Saving mark={mark} />
      {timer}
      <LookControls />
    </header>
    <main id="content" tabIndex={-1} className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' })}>
      {children}
    </main>
  </div>
)
