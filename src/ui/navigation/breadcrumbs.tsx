import { ChevronLeft, House } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { Menu } from '../layers/menu.tsx'

export interface Crumb {
  readonly label: string
  /** Where it leads; the last crumb and groups without a page have none. */
  readonly href?: string
}

const crumbLink = css({ color: 'fg.muted', rounded: 'xs', _hover: { color: 'fg.default', textDecoration: 'underline' } })
const entry = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' })
const target = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  mx: '-1',
  rounded: 'xs',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'fg.default' },
})

const parent = css({
  hideFrom: 'md',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  width: 'fit-content',
  maxWidth: 'full',
  minHeight: '24px',
  textStyle: 'small',
  color: 'fg.muted',
  rounded: 'xs',
})

const Slash = () => <span aria-hidden="true">/</span>

const Place = ({ label, href }: Crumb) =>
  href === undefined ? (
    <span>{label}</span>
  ) : (
    <Link href={href} className={crumbLink}>
      {label}
    </Link>
  )

/** The nearest crumb above the page that leads somewhere; Home where there is none. */
function Parent({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { label, href = '/' } = crumbs.slice(0, -1).findLast((crumb) => crumb.href !== undefined) ?? { label: 'Home' }
  return (
    <Link href={href} className={parent}>
      <ChevronLeft size={15} strokeWidth={1.75} aria-hidden className={css({ flexShrink: 0 })} />
      <span className={css({ truncate: true })}>{label}</span>
    </Link>
  )
}

/**
 * Home and the trail; the last crumb is where one is. Below 1024 px all but the last two fold into "…", which opens them;
 * below 768 px one line leads to the nearest parent.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const last = crumbs.at(-1)
  const folded = crumbs.slice(0, -2)
  return (
    <nav aria-label="Breadcrumb">
      <Parent crumbs={crumbs} />
      <ol
        className={css({
          hideBelow: 'md',
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          columnGap: '2',
          textStyle: 'small',
          color: 'fg.muted',
        })}
      >
        <li className={entry}>
          <Link href="/" aria-label="Home" className={target}>
            <House size={15} strokeWidth={1.75} aria-hidden />
          </Link>
        </li>
        {folded.length > 0 && (
          <li className={`${entry} ${css({ hideFrom: 'lg' })}`}>
            <Slash />
            <Folded crumbs={folded} />
          </li>
        )}
        {crumbs.slice(0, -1).map((crumb, index) => (
          <li key={`${index} ${crumb.label}`} className={`${entry} ${index < folded.length ? css({ hideBelow: 'lg' }) : ''}`}>
            <Slash />
            <Place {...crumb} />
          </li>
        ))}
        {last && (
          <li className={entry}>
            <Slash />
            <span aria-current="page" className={css({ color: 'fg.default', fontWeight: 'medium', overflowWrap: 'anywhere' })}>
              {last.label}
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}

/** The crumbs that have no room, behind three dots. */
const Folded = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <Menu
    placement="bottom-start"
    trigger={
      <button type="button" aria-label="More of the trail" className={target}>
        …
      </button>
    }
    items={crumbs.map(({ label, href }, index) => ({
      id: `${index}`,
      label,
      ...(href === undefined ? { isDisabled: true, onSelect: () => undefined } : { href }),
    }))}
  />
)
