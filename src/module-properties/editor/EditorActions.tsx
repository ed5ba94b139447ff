import { ArrowRight, List } from 'lucide-react'
import { css } from 'styled-system/css'
import { ActionBar, SavedState } from '#src/ui/kit/action-bar.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { texts } from '../texts.ts'

interface EditorActionsProps {
  readonly isBusy: boolean
  /** The running save was started by Next. */
  readonly isGoingOn: boolean
  readonly isReadOnly: boolean
  readonly isDirty: boolean
  readonly savedAt: string | null
  onLeave(): void
  onSave(): void
  onNext(): void
}

/** The editor's action bar: leave, the state of the work, Save, Next. */
export function EditorActions({ isBusy, isGoingOn, isReadOnly, isDirty, savedAt, onLeave, onSave, onNext }: EditorActionsProps) {
  return (
    <ActionBar
      start={
        <>
          <Button variant="ghost" className={css({ hideBelow: 'md', ml: '-3.5' })} icon={<List size={16} aria-hidden />} onClick={onLeave}>
            {texts.backToListing}
          </Button>
          <span className={css({ hideFrom: 'md' })}>
            <IconButton label={texts.backToListing} isOutlined icon={<List size={18} aria-hidden />} onClick={onLeave} />
          </span>
        </>
      }
      status={<SavedState savedAt={savedAt} isDirty={isDirty} />}
    >
      {!isReadOnly && (
        <>
          <Button isBusy={isBusy && !isGoingOn} isSoftDisabled={isBusy && isGoingOn} onClick={onSave}>
            {texts.save}
          </Button>
          <Button
            variant="primary"
            isBusy={isBusy && isGoingOn}
            isSoftDisabled={isBusy && !isGoingOn}
            iconEnd={<ArrowRight size={16} aria-hidden />}
            onClick={onNext}
          >
            {texts.next}
          </Button>
        </>
      )}
    </ActionBar>
  )
}
