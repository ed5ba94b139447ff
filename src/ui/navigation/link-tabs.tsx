import { Link } from 'wouter'
import { css } from 'styled-system/css'
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
