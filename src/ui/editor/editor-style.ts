import { css } from 'styled-system/css'

/** The pieces of an editor: each placeholder as one word on a tint of its own. */
export const pieces = css({
  overflowWrap: 'anywhere',
  '& [data-placeholder]': {
    display: 'inline-block',
    px: '1.5',
    rounded: 'sm',
    bg: 'info.subtle',
    color: 'info.text',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'default',
    '&[data-unknown]': { bg: 'danger.subtle', color: 'danger.text' },
  },
  '& :is(p, ul, ol):not(:first-child)': { mt: '2' },
  '& :is(ul, ol)': { pl: '5' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& :is(b, strong)': { fontWeight: 'semibold' },
  '& :is(i, em)': { fontStyle: 'italic' },
  '& a': { color: 'fg.link', textDecorationLine: 'underline' },
})
