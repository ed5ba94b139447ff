import { css } from 'styled-system/css'

/** Styles of the pages of people that are neither list nor form: the bar with search and choices, and the notices below it. */
export const pageStyle = {
  toolbar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    px: { base: '4', md: '5', lg: '7' },
    pb: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
  }),
  notices: css({ display: 'grid', gap: '3', px: { base: '4', md: '5', lg: '7' }, py: '3', _empty: { display: 'none' } }),
}
