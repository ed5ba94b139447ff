import { css } from 'styled-system/css'

/** The place in which a few choices stand beside each other. */
export const segmentTrack = css({
  display: 'inline-flex',
  maxWidth: 'full',
  overflowX: 'auto',
  gap: '0.5',
  p: '3px',
  rounded: 'md',
  bg: 'bg.muted',
})
