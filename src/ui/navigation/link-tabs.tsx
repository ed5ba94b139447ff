import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { segmentTrack } from '../form/segment-track.ts'
import { Count } from '../kit/badge.tsx'

const list = css({
  display: 'flex',
  overflowX: 'auto',
  px: { base: '2', lg: '4' },
  mb: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
})
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '44px',
  px: '3',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  textStyle: 'bodyStrong',
  _hover: { color: 'fg.default' },
  _focusVisible: { outlineOffset: '-2px' },
  _currentPage: { color: 'fg.default', boxShadow: 'inset 0 -2px 0 token(colors.border.strong)' },
})

interface LinkTab {
  readonly label: string
  readonly href: string
  readonly isOpen: boolean
  readonly count?: number | undefined
}

/** Lists that stand side by side, each under an address of its own. */
export const LinkTabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) => (
  <nav aria-label={label}>
    <ul className={list}>
      {tabs.map(({ label: words, href, isOpen, count }) => (
        <li key={href}>
          <Link href={href} aria-current={isOpen ? 'page' : undefined} className={link}>
            {words}
            {count !== undefined && <Count>{count}</Count>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

interface LinkSegmentsProps {
  readonly label: string
  readonly pages: readonly { readonly label: string; readonly href: string; readonly isOpen: boolean }[]
}

const segment = css({
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
  <nav aria-label={label} className={css({ minWidth: '0', _print: { display: 'none' } })}>
    <ul className={segmentTrack}>
      {pages.map(({ label: words, href, isOpen }) => (
        <li key={href}>
          <Link href={href} aria-current={isOpen ? 'page' : undefined} className={segment}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
