import { Check, CloudOff } from 'lucide-react'
import { css } from 'styled-system/css'
import { markingTexts as texts } from './texts.ts'

interface SavedMarkProps {
  readonly saving: 'saved' | 'saving' | 'unsaved' | 'none'
  /** "14:32" of the last save. */
  readonly time: string
}

/** Whether the server holds the marks. */
export const SavedMark = ({ saving, time }: SavedMarkProps) => (
  <span
    role="status"
    data-saved={saving}
    className={css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap', mdDown: { srOnly: true } })}
  >
    {saving === 'saved' && (
      <>
        <Check size={16} aria-hidden className={css({ color: 'success.icon' })} />
        {texts.saved(time)}
      </>
    )}
    {saving === 'saving' && texts.saving}
    {saving === 'unsaved' && (
      <>
        <CloudOff size={16} aria-hidden className={css({ color: 'warning.icon' })} />
        {texts.notSaved}
      </>
    )}
  </span>
)
