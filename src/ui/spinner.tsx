import { css } from 'styled-system/css'

const ring = css({
  display: 'inline-block',
  width: '16px',
  height: '16px',
  flexShrink: 0,
  rounded: 'full',
  borderWidth: '2px',
  borderColor: 'currentColor',
  borderTopColor: 'transparent',
  animation: 'spin 800ms linear infinite',
})

/** The turning ring of something under way; what it means is said by `aria-busy` or words beside it. */
export const Spinner = () => <span aria-hidden="true" className={ring} />
