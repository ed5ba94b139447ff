import { ArrowLeft, List, RefreshCw } from 'lucide-react'
import { css } from 'styled-system/css'
import { countsOf } from '#machines/records/import-rules.ts'
import type { ImportEvent } from '#machines/records/import-types.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { importTexts as texts } from './texts.ts'
import { hasResults, type ShownImport } from './shown-import.ts'

interface ImportActionsProps extends Pick<ShownImport, 'state' | 'context' | 'writing' | 'keeping' | 'can'> {
  send(event: ImportEvent): void
  onDone(): void
}

const wide = css({ hideBelow: 'md' })
const narrow = css({ hideFrom: 'md' })

/** The action bar of the import: leave, go back, check again, and the one step forward. */
export function ImportActions({ state, context, writing, keeping = 0, can, send, onDone }: ImportActionsProps) {
  const isWriting = state === 'applying'
  const isChecked = hasResults({ state, context })
  const leftOut = isChecked ? countsOf(context.checked).wrong - keeping : 0
  return (
    <ActionBar
      start={
        <>
          <span className={wide}>
            <Button
              variant="ghost"
              className={css({ ml: '-3.5' })}
              icon={<List size={16} aria-hidden />}
              disabled={isWriting}
              onClick={onDone}
            >
              {texts.toList}
            </Button>
          </span>
          <span className={narrow}>
            <IconButton label={texts.toList} isOutlined disabled={isWriting} icon={<List size={18} aria-hidden />} onClick={onDone} />
          </span>
        </>
      }
      status={leftOut > 0 ? <span className={wide}>{texts.stayOut(leftOut)}</span> : null}
    >
      {can({ type: 'columns.edit' }) && (
        <Button icon={<ArrowLeft size={16} aria-hidden />} onClick={() => send({ type: 'columns.edit' })}>
          {texts.back}
        </Button>
      )}
      {isChecked && (
        <span className={wide}>
          <Button
            icon={<RefreshCw size={16} aria-hidden />}
            disabled={!can({ type: 'rows.check' })}
            onClick={() => send({ type: 'rows.check' })}
          >
            {texts.checkAgain}
          </Button>
        </span>
      )}
      {state === 'matching' && (
        <Button variant="primary" disabled={!can({ type: 'rows.check' })} onClick={() => send({ type: 'rows.check' })}>
          {texts.checkRows}
        </Button>
      )}
      {isChecked && (
        <Button variant="primary" disabled={!can({ type: 'rows.import' })} onClick={() => send({ type: 'rows.import' })}>
          {writing === 0 && keeping > 0 ? texts.keepRows(keeping) : texts.importRows(writing)}
        </Button>
      )}
      {state === 'done' && <Button onClick={() => send({ type: 'file.remove' })}>{texts.otherFile}</Button>}
    </ActionBar>
  )
}
