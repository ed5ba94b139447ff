import { Link, useLocation } from 'wouter'
import { css } from 'styled-system/css'
import { clearingTabs } from '#src/api/constants.ts'
import { clearingPaths } from './paths.ts'
import { clearingTexts as texts } from './texts.ts'

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
  minHeight: '44px',
  px: '3',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  textStyle: 'bodyStrong',
  _hover: { color: 'fg.default' },
  _focusVisible: { outlineOffset: '-2px' },
  _currentPage: { color: 'fg.default', boxShadow: 'inset 0 -2px 0 token(colors.border.strong)' },
})

/** The address of a tab of the clearing offer. */
export const tabPath = (id: string): string => `${clearingPaths.offers}/${id}`

/** Links to the two pages of the clearing offer; its list is the first of them. */
export function OfferTabs() {
  const [path] = useLocation()
  const open = clearingTabs.find(({ id }) => path === tabPath(id)) ?? clearingTabs[0]
  return (
    <nav aria-label={texts.tabs}>
      <ul className={list}>
        {clearingTabs.map(({ id, title }) => (
          <li key={id}>
            <Link href={tabPath(id)} aria-current={id === open.id ? 'page' : undefined} className={link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
