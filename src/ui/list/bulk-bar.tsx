import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '../kit/button.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import { useMedia } from '../kit/use-media.ts'

interface BulkBarProps {
  /** How many rows are chosen, at least one, and how many of them are drafts. */
  readonly count: number
  readonly drafts: number
  readonly canPublish: boolean
  readonly canDelete: boolean
  /** Further buttons, as `BulkButton`. */
  readonly children?: ReactNode
  onPublish(): void
  onDelete(): void
  onClear(): void
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
const quiet = css({ _hover: { bg: 'bg.active' }, _off: { bg: 'transparent' } })

/** A button on the bar's own ground. */
export const BulkButton = (props: Parameters<typeof Button>[0]) => <Button variant="ghost" className={quiet} {...props} />

/** What can be done with the chosen rows; it stands in the toolbar's place. */
export function BulkBar({ count, drafts, canPublish, canDelete, children, onPublish, onDelete, onClear }: BulkBarProps) {
  const label = `${count} selected`
  // Beside the count where the buttons need a line of their own.
  const isNarrow = useMedia('(max-width: 767px)')
  const clear = (
    <BulkButton className={css({ ml: 'auto', _hover: { bg: 'bg.active' } })} onClick={onClear}>
      Clear selection
    </BulkButton>
  )
  return (
    <div role="group" aria-label={label} className={bar}>
      <span className={css({ textStyle: 'bodyStrong', pr: '3', whiteSpace: 'nowrap' })}>
        <Checkbox label={label} checked onChange={onClear} />
      </span>
      {isNarrow && clear}
      <span className={css({ display: 'flex', borderLeftWidth: { md: '1px' }, borderColor: 'border.default', pl: { md: '2' } })}>
        {canPublish && (
          <BulkButton
            isSoftDisabled={drafts === 0}
            disabledReason="Only drafts can be published, and none is selected."
            onClick={() => {
              if (drafts > 0) onPublish()
            }}
          >
            Publish
          </BulkButton>
        )}
        {canDelete && (
          <Button variant="dangerPlain" icon={<Trash2 size={16} aria-hidden />} onClick={onDelete}>
            Delete
          </Button>
        )}
        {children}
      </span>
      {!isNarrow && clear}
    </div>
  )
}
