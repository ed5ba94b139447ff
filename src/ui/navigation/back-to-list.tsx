import { List } from 'lucide-react'
import { css } from 'styled-system/css'
import { LinkButton } from './link.tsx'

interface BackToListProps {
  readonly href: string
  readonly label: string
}

/** The way back in the bar of a wizard: its words stand at the edge of the page; a phone has room for the icon alone. */
export const BackToList = ({ href, label }: BackToListProps) => (
  <>
    <LinkButton variant="ghost" href={href} icon={<List size={16} aria-hidden />} className={css({ ml: '-3.5', hideBelow: 'md' })}>
      {label}
    </LinkButton>
    <LinkButton
      href={href}
      aria-label={label}
      icon={<List size={18} aria-hidden />}
      className={css({ hideFrom: 'md', px: '0', width: 'touch' })}
    >
      {null}
    </LinkButton>
  </>
)
