import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

interface ActionBarProps {
  /** Left: leave, then delete. */
  readonly start: ReactNode
  /** The save state. */
  readonly status?: ReactNode
  /** Right: clear, back, save, and last the one red action. */
  readonly children: ReactNode
}

/** The bar of a form or wizard: the same order everywhere, always in sight. */
export const ActionBar = ({ start, status, children }: ActionBarProps) => (
  <div
    role="group"
    aria-label="Actions"
    className={css({
      position: 'sticky',
      // Above the strip that says that there is no network.
      bottom: 'var(--strip, 0px)',
      zIndex: 'actionBar',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '0', md: '2' },
      minHeight: 'actionBar',
      px: { base: '4', md: '5', lg: '7' },
      py: '2',
      bg: 'bg.surface',
      borderTopWidth: '1px',
      borderColor: 'border.default',
      borderBottomRadius: { md: 'xl' },
    })}
  >
    {/* Phones hide most of these: each that stands brings its own distance. */}
    <div className={css({ display: 'flex', alignItems: 'center', gap: { base: '0', md: '2' }, '& > *': { mdDown: { me: '2' } } })}>
      {start}
    </div>
    <div
      className={css({
        flex: { base: 'none', md: '1' },
        display: 'flex',
        '& > *': { mdDown: { me: '2' } },
        justifyContent: 'flex-end',
        minWidth: '0',
        textStyle: 'small',
        color: 'fg.muted',
      })}
    >
      {status}
    </div>
    <div
      className={css({
        display: 'flex',
        flexWrap: { base: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: '2',
        flex: { base: '1', md: 'none' },
        '& > :is(button, a)': { flex: { base: '1', md: 'none' } },
      })}
    >
      {children}
    </div>
  </div>
)

interface SavedStateProps {
  /** "14:32" of the last save; null before one. */
  readonly savedAt: string | null
  readonly isDirty: boolean
  /** What there is to save, in place of saying that there is something. */
  readonly unsaved?: string
}

const place = css({ mdDown: { srOnly: true }, md: { display: 'flex' }, alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap' })

/** Shows unsaved changes or the time of the last save in an action bar; below 768 px for screen readers only. */
export const SavedState = ({ savedAt, isDirty, unsaved = 'Unsaved changes' }: SavedStateProps) => (
  <span role="status" className={place}>
    {savedAt !== null && !isDirty && (
      <>
        <Check size={16} aria-hidden className={css({ color: 'success.icon' })} />
        {`Saved ${savedAt}`}
      </>
    )}
    {isDirty && (
      <>
        <Circle size={10} strokeWidth={6} aria-hidden className={css({ color: 'warning.icon', overflow: 'visible' })} />
        {unsaved}
      </>
    )}
  </span>
)
