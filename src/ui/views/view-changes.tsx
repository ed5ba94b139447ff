import { css } from 'styled-system/css'
import { Button } from '../kit/button.tsx'

interface ViewChangesProps {
  /** Whether a view is open that shows something else by now. */
  readonly isChanged: boolean
  onSave(): void
}

const mark = css({ width: '8px', height: '8px', rounded: 'full', borderWidth: '2px', borderColor: 'warning.icon', flexShrink: 0 })

/** Says that the list shows something else than its view, and keeps what it shows. */
export const ViewChanges = ({ isChanged, onSave }: ViewChangesProps) => (
  <>
    {isChanged && (
      <span className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label', color: 'fg.muted' })}>
        <span aria-hidden="true" className={mark} />
        View changed
      </span>
    )}
    <Button variant="ghost" size="sm" onClick={onSave}>
      Save view
    </Button>
  </>
)
