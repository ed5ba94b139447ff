import { css, cx } from 'styled-system/css'
import { floating } from '../layers/popover-style.ts'

/** The control: chips and the input in one box that looks like any other field. */
export const comboboxBox = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.5',
  width: 'full',
  minWidth: '0',
  minHeight: { base: 'touch', md: 'control' },
  pl: '2',
  pr: '1',
  // With its edges and the trigger it has the height of a text field.
  py: '3px',
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.surface',
  cursor: 'text',
  _hover: { borderColor: 'border.controlHover' },
  '&[data-invalid=true]': { borderColor: 'danger.border', boxShadow: 'inset 0 0 0 1px token(colors.danger.border)' },
  '&:has(input:focus-visible)': {
    borderColor: 'border.strong',
    boxShadow: 'inset 0 0 0 1px token(colors.border.strong)',
    '&[data-invalid=true]': {
      borderColor: 'danger.border',
      boxShadow: '0 0 0 2px token(colors.border.strong)',
    },
  },
  '&:has(input:disabled)': { bg: 'bg.muted', borderColor: 'border.default', cursor: 'not-allowed' },
})

/** The input and its trigger: they take a line of their own together when the chips leave too little room. */
export const comboboxEntry = css({ display: 'flex', alignItems: 'center', flex: '1', minWidth: '112px' })

export const comboboxInput = css({
  flex: '1',
  minWidth: '0',
  textOverflow: 'ellipsis',
  height: '26px',
  pl: '1',
  bg: 'transparent',
  textStyle: { base: 'inputTouch', md: 'input' },
  _placeholder: { color: 'fg.subtle' },
  _focusVisible: { outline: 'none' },
  _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
})

export const comboboxList = cx(
  floating,
  css({ maxHeight: 'min(320px, var(--available-height))', overflowY: 'auto', p: '1.5', zIndex: 'popoverInDialog' }),
)

export const comboboxItem = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: { base: 'touch', md: '34px' },
  px: '2.5',
  py: '1',
  rounded: 'sm',
  cursor: 'pointer',
  _highlighted: { bg: 'bg.hover' },
  _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
})

/** The box of an option that can be chosen beside others. */
export const comboboxTick = css({
  display: 'grid',
  placeItems: 'center',
  width: 'checkbox',
  height: 'checkbox',
  flexShrink: 0,
  rounded: '5px',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.surface',
  color: 'ink.fg',
  '& svg': { visibility: 'hidden' },
  '[data-state=checked] > &': { bg: 'ink.solid', borderColor: 'ink.solid', '& svg': { visibility: 'visible' } },
})
