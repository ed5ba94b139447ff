import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'
import { texts } from '../texts.ts'
import { landingGroups, type LandingGroup } from './landing.ts'

const group = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '196px minmax(0, 1fr)' },
  columnGap: '5',
  rowGap: '2',
  px: { base: '4', md: '5', lg: '7' },
  py: '9px',
  borderTopWidth: '1px',
  borderColor: 'border.default',
})
const links = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '2',
  rowGap: '1',
})
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  px: '2',
  py: '1',
  rounded: 'lg',
  _hover: { bg: 'bg.hover' },
  _focusVisible: { bg: 'bg.hover' },
})
const glyph = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '30px',
  height: '30px',
  rounded: 'md',
  bg: 'bg.muted',
  'a:is(:hover, :focus-visible, :active) &': { bg: 'accent.solid', color: 'accent.fg' },
})
const arrow = css({ ml: 'auto', flexShrink: 0, color: 'accent.text', opacity: '0', 'a:is(:hover, :focus-visible) &': { opacity: '1' } })

function Group({ title, links: entries }: LandingGroup) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={group}>
      <h3 id={id} className={css({ textStyle: 'h3', pt: { lg: '3' } })}>
        {title}
      </h3>
      <ul className={links}>
        {entries.map(({ label, href, iconName }) => (
          <li key={href}>
            <Link href={href} className={row}>
              <span aria-hidden="true" className={glyph}>
                <MenuIcon name={iconName} size={16} />
              </span>
              <span className={css({ minWidth: '0', overflowWrap: 'anywhere', lineHeight: '18px' })}>{label}</span>
              <ArrowRight size={16} strokeWidth={1.75} aria-hidden className={arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The administrators' landing page: every area of qualification management, in groups. */
export const Landing = () => (
  <section>
    <h2 className={css({ textStyle: 'h1', px: { base: '4', md: '5', lg: '7' }, pt: '6', pb: '4' })}>{texts.landing.title}</h2>
    {landingGroups.map((one) => (
      <Group key={one.title} {...one} />
    ))}
  </section>
)
