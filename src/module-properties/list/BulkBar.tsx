import { Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ModuleRuleListEvent } from '#machines/module-properties/module-rule-list-types.ts'
import type { RuleRow } from '#machines/module-properties/types.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { texts } from '../texts.ts'

interface BulkBarProps {
  /** The chosen rows, at least one. */
  readonly rows: readonly RuleRow[]
  readonly canPublish: boolean
  readonly canDelete: boolean
  send(event: ModuleRuleListEvent): void
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  alignContent: 'center',
  flexWrap: 'wrap',
  columnGap: '1',
  mx: { base: '3', md: '4', lg: '6' },
  mt: { lg: '-1' },
  mb: { base: '4', lg: '3' },
  pl: { base: '2', lg: '3' },
  pr: { base: '0', lg: '1' },
  rounded: 'lg',
  bg: 'bg.muted',
})
const quiet = css({ _hover: { bg: 'bg.active' } })

/** What can be done with the chosen rows; it stands in the toolbar's place. */
export function BulkBar({ rows, canPublish, canDelete, send }: BulkBarProps) {
  const drafts = rows.filter(({ status }) => status === 2)
  return (
    <div role="group" aria-label={texts.selected(rows.length)} className={bar}>
      <span className={css({ textStyle: 'bodyStrong', pr: '3', whiteSpace: 'nowrap' })}>
        <Checkbox label={texts.selected(rows.length)} checked onChange={() => send({ type: 'selection.clear' })} />
      </span>
      <span className={css({ display: 'flex', borderLeftWidth: { md: '1px' }, borderColor: 'border.default', pl: { md: '2' } })}>
        {canPublish && (
          <Button
            variant="ghost"
            className={quiet}
            isSoftDisabled={drafts.length === 0}
            disabledReason={texts.publishReason}
            onClick={() => send({ type: 'rules.change', act: 'publish', rows: drafts })}
          >
            {texts.publish}
          </Button>
        )}
        {canDelete && (
          <Button
            variant="dangerPlain"
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => send({ type: 'rules.change', act: 'delete', rows })}
          >
            {texts.delete}
          </Button>
        )}
      </span>
      <Button
        variant="ghost"
        className={css({ ml: 'auto', _hover: { bg: 'bg.active' } })}
        onClick={() => send({ type: 'selection.clear' })}
      >
        {texts.clearSelection}
      </Button>
    </div>
  )
}
