import { css } from 'styled-system/css'

const swatch = css({
  display: 'inline-block',
  width: '14px',
  height: '14px',
  rounded: 'xs',
  borderWidth: '1px',
  borderColor: 'border.control',
  verticalAlign: '-2px',
  mr: '2',
})

/** A colour: a patch of it, and its code. */
export const ColourValue = ({ hex }: { readonly hex: string }) => (
  <>
    <svg aria-hidden="true" viewBox="0 0 14 14" className={swatch}>
      <rect width="14" height="14" fill={hex} />
    </svg>
    {hex}
  </>
)
