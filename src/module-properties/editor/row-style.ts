import { css } from 'styled-system/css'

/** The columns of the editor's rows and of their head: number, module, prohibited modules, bin. Below 768 px they stack. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr auto', md: '44px minmax(0, 2fr) minmax(0, 3fr) 36px', lg: '44px 300px minmax(0, 1fr) 36px' },
  columnGap: '3',
})
