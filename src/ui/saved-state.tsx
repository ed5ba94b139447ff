import { Check } from 'lucide-react'
import { css } from 'styled-system/css'

interface SavedStateProps {
  /** "14:32" of the last save; null before one. */
  readonly savedAt: string | null
  readonly isDirty: boolean
}

const place = css({ mdDown: { srOnly: true }, md: { display: 'flex' }, alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap' })

/** Tells in an action bar whether there is something to save, or when it was saved; below 768 px to readers alone. */
export const SavedState = ({ savedAt, isDirty }: SavedStateProps) => (
  <span role="status" className={place}>
    {savedAt !== null && !isDirty && (
      <>
        <Check size={16} aria-hidden className={css({ color: 'success.icon' })} />
        {`Saved ${savedAt}`}
      </>
    )}
    {isDirty && 'Unsaved changes'}
  </span>
)
