import { css } from 'styled-system/css'
import { elementIds } from '../element-ids.ts'
import { texts } from '../texts.ts'

interface DropZoneProps {
  readonly slot: number
  /** A module is held above it. */
  readonly isHot: boolean
  readonly isDisabled: boolean
  onPick(slot: number): void
}

const zone = css({
  width: 'full',
  minHeight: '46px',
  px: '3',
  py: '2',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  rounded: 'lg',
  bg: 'bg.sunken',
  color: 'fg.muted',
  textStyle: 'body',
  cursor: 'pointer',
  scrollMarginBlock: '96px',
  _hover: { borderColor: 'border.controlHover', color: 'fg.default' },
  _disabled: { cursor: 'not-allowed', color: 'fg.disabled' },
  '&[data-hot]': { bg: 'accent.subtle', borderColor: 'accent.marker', color: 'accent.text' },
})

/** An empty slot: a place to drop a module, and a button that opens the module picker. */
export const DropZone = ({ slot, isHot, isDisabled, onPick }: DropZoneProps) => (
  <button
    id={elementIds.dropZone(slot)}
    type="button"
    className={zone}
    data-hot={isHot || undefined}
    disabled={isDisabled}
    aria-haspopup="dialog"
    onClick={() => onPick(slot)}
  >
    {texts.drop}
  </button>
)
