import { Undo2 } from 'lucide-react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { Button } from '#src/ui/kit/button.tsx'
import { texts } from '../texts.ts'

interface UndoRowProps {
  readonly name: string
  readonly isDisabled: boolean
  onUndo(): void
}

/** In the place of a removed card: what went, and the way back. */
export const UndoRow = ({ name, isDisabled, onUndo }: UndoRowProps) => (
  <div
    className={flex({
      align: 'center',
      gap: '2',
      minHeight: '46px',
      pl: '4',
      pr: '2',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.default',
      rounded: 'lg',
      bg: 'bg.sunken',
    })}
  >
    <p className={css({ flex: '1', minWidth: '0', color: 'fg.muted', textStyle: 'small' })}>{texts.removed(name)}</p>
    <Button
      variant="ghost"
      size="sm"
      icon={<Undo2 size={14} aria-hidden />}
      aria-label={texts.undoOf(name)}
      disabled={isDisabled}
      onClick={onUndo}
    >
      {texts.undo}
    </Button>
  </div>
)
