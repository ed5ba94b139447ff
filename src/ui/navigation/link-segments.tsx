import { Link } from 'wouter'
import { css } from 'styled-system/css'

interface LinkSegmentsProps {
  readonly label: string
  readonly pages: readonly { readonly label: string; readonly href: string; readonly isOpen: boolean }[]
}

const list = css({
  display: 'inline-flex',
  maxWidth: 'full',
  overflowX: 'auto',
  gap: '0.5',
  p: '3px',
  rounded: 'md',
  bg: 'bg.muted',
  _print: { display: 'none' },
})
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '38px', md: '30px' },
  px: '3',
  rounded: 'sm',
  borderWidth: '1px',
  borderColor: 'transparent',
  textStyle: 'bodyStrong',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  _hover: { color: 'fg.default' },
  _currentPage: { bg: { base: 'bg.surface', _dark: 'bg.active' }, color: 'fg.default', borderColor: 'border.default', boxShadow: 'xs' },
})

/** Pages of one kind that are switched between, each under an address of its own. */
export const LinkSegments = ({ label, pages }: LinkSegmentsProps) => (
  <nav aria-label={label} className={css({ minWidth: '0' })}>
    <ul className={list}>
      {pages.map(({ label: words, href, isOpen }) => (
        <li key={href}>
          <Link href={href} aria-current={isOpen ? 'page' : undefined} className={link}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
