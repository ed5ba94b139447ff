import { ArrowLeft, List, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { texts } from '../texts.ts'

/** What a person may do with the rule. */
export interface SummaryRights {
  readonly modify: boolean
  readonly delete: boolean
  readonly publish: boolean
}

interface SummaryActionsProps {
  readonly rights: SummaryRights
  readonly isDraft: boolean
  /** What is under way. */
  readonly busy: RecordAct | null
  onEdit(): void
  onList(): void
  onDelete(): void
  onPublish(): void
}

const wide = css({ hideBelow: 'md' })
const narrow = css({ hideFrom: 'md' })

/** The summary's action bar: back to the form (to the list for those who may not change anything), delete, publish. */
export function SummaryActions({ rights, isDraft, busy, onEdit, onList, onDelete, onPublish }: SummaryActionsProps) {
  const back = rights.modify
    ? { label: texts.backToEdit, Icon: ArrowLeft, act: onEdit }
    : { label: texts.backToListing, Icon: List, act: onList }
  return (
    <ActionBar
      start={
        <>
          <span className={wide}>
            <Button variant="ghost" className={css({ ml: '-3.5' })} icon={<back.Icon size={16} aria-hidden />} onClick={back.act}>
              {back.label}
            </Button>
          </span>
          <span className={narrow}>
            <IconButton label={back.label} isOutlined icon={<back.Icon size={18} aria-hidden />} onClick={back.act} />
          </span>
          {rights.delete && (
            <>
              <span className={css({ hideBelow: 'md', borderLeftWidth: '1px', borderColor: 'border.default', pl: '2' })}>
                <Button variant="dangerPlain" icon={<Trash2 size={16} aria-hidden />} disabled={busy !== null} onClick={onDelete}>
                  {texts.delete}
                </Button>
              </span>
              <span className={narrow}>
                <IconButton
                  label={texts.delete}
                  isOutlined
                  disabled={busy !== null}
                  icon={<Trash2 size={18} aria-hidden className={css({ color: 'danger.icon' })} />}
                  onClick={onDelete}
                />
              </span>
            </>
          )}
        </>
      }
    >
      {rights.publish && isDraft && (
        <Button variant="primary" isBusy={busy === 'publish'} isSoftDisabled={busy === 'delete'} onClick={onPublish}>
          {texts.publish}
        </Button>
      )}
    </ActionBar>
  )
}
