import { List } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { LinkButton } from './link.tsx'

interface BackLinkProps {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}

/** The way back to a list at the start of an action bar. From tablets on its icon lines up with the content of the page. */
export const BackLink = ({ href, className, children }: BackLinkProps) => (
  <LinkButton variant="ghost" href={href} icon={<List size={16} aria-hidden />} className={cx(css({ ml: { md: '-3.5' } }), className)}>
    {children}
  </LinkButton>
)
