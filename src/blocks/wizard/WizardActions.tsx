import { ArrowRight, Ellipsis, List, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import type { StoredStatus } from '#machines/blocks/block.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Menu, type MenuItem } from '#src/ui/layers/menu.tsx'
import { texts } from '../texts.ts'

export interface WizardActionsProps {
  readonly step: number
  /** Null where the block is not read yet, not saved or has none. */
  readonly status: StoredStatus | null
  readonly canClear: boolean
  readonly canDelete: boolean
  /** Publish is on the last step only, and enabled for drafts. */
  readonly canPublish: boolean
  /** Something loads or is saved: nothing else can be started. */
  readonly isBusy: boolean
  readonly isSaving: boolean
  /** The step could not be read: there is nothing to save. */
  readonly loadFailed: boolean
  readonly isPublishing: boolean
  /** Tells of unsaved edits and of the last save. */
  readonly savedState: ReactNode
  onLeave(): void
  onDelete(): void
  onClear(): void
  onBack(): void
  onSave(): void
  onNext(): void
  onPublish(): void
}

/** Why a block cannot be published; nothing while that is not known. */
function publishReason({ status, loadFailed }: WizardActionsProps): { readonly disabledReason?: string } {
  if (status !== null && status !== 2) return { disabledReason: texts.publishReason }
  return loadFailed ? { disabledReason: texts.stepUnavailable } : {}
}

const wide = css({ hideBelow: 'md' })

/** The wizard's action bar; on narrow screens everything but Save and Next moves into a menu. */
export function WizardActions(props: WizardActionsProps) {
  const { step, canClear, canDelete, canPublish, isBusy, isSaving, loadFailed, isPublishing, savedState } = props
  const isLast = step === 3
  const saving = { isSoftDisabled: isBusy || loadFailed, ...(loadFailed ? { disabledReason: texts.stepUnavailable } : {}) }
  const overflow: readonly MenuItem[] = [
    { id: 'leave', label: texts.backToListing, onSelect: props.onLeave },
    ...(step > 0 ? [{ id: 'back', label: texts.back, onSelect: props.onBack }] : []),
    ...(canClear ? [{ id: 'clear', label: texts.clear, onSelect: props.onClear }] : []),
    ...(canDelete ? [{ id: 'delete', label: texts.delete, tone: 'danger' as const, onSelect: props.onDelete }] : []),
  ]
  return (
    <ActionBar
      start={
        <>
          <Button variant="ghost" className={cx(wide, css({ ml: '-3.5' }))} icon={<List size={16} aria-hidden />} onClick={props.onLeave}>
            {texts.backToListing}
          </Button>
          {canDelete && (
            <span className={css({ hideBelow: 'md', borderLeftWidth: '1px', borderColor: 'border.default', pl: '2' })}>
              <Button variant="dangerPlain" icon={<Trash2 size={16} aria-hidden />} disabled={isBusy} onClick={props.onDelete}>
                {texts.delete}
              </Button>
            </span>
          )}
          <span className={css({ hideFrom: 'md' })}>
            <Menu trigger={<IconButton label={texts.more} isOutlined icon={<Ellipsis size={18} aria-hidden />} />} items={overflow} />
          </span>
        </>
      }
      status={savedState}
    >
      {canClear && (
        <Button variant="ghost" className={wide} disabled={isBusy || loadFailed} onClick={props.onClear}>
          {texts.clear}
        </Button>
      )}
      {step > 0 && (
        <Button className={wide} disabled={isBusy} onClick={props.onBack}>
          {texts.back}
        </Button>
      )}
      {isLast ? (
        <Button variant="primary" isBusy={isPublishing} isSoftDisabled={!canPublish} {...publishReason(props)} onClick={props.onPublish}>
          {texts.publish}
        </Button>
      ) : (
        <>
          <Button {...saving} onClick={props.onSave}>
            {texts.save}
          </Button>
          <Button variant="primary" isBusy={isSaving} {...saving} iconEnd={<ArrowRight size={16} aria-hidden />} onClick={props.onNext}>
            {texts.next}
          </Button>
        </>
      )}
    </ActionBar>
  )
}
