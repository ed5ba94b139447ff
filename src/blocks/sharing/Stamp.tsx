import { css } from 'styled-system/css'
import { sheetTexts } from './sheet-words.ts'

const stamp = css({
  borderWidth: '2px',
  borderColor: 'currentColor',
  rounded: 'md',
  px: '3.5',
  py: '1.5',
  fontWeight: 'semibold',
  letterSpacing: '0.08em',
  whiteSpace: 'nowrap',
})

/** Whether what is shown still may change. */
export const Stamp = ({ isFinal }: { isFinal: boolean }) => (
  <span className={stamp}>{isFinal ? sheetTexts.final : sheetTexts.provisional}</span>
)
