'use no memo'

import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Link as RouterLink } from 'wouter'
import { buttonStyle, type ButtonProps } from '../kit/button.tsx'
import { ignoreDoubleClick } from '../kit/ignore-double-click.ts'

const text = css({
  fontWeight: 'medium',
  color: 'fg.link',
  textDecorationLine: 'underline',
  textDecorationColor: 'accent.marker',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  rounded: 'xs',
  _hover: { color: 'accent.text' },
})

interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string
}

/** A link in text, to a page of the portal. */
export const TextLink = ({ className, ...rest }: TextLinkProps) => <RouterLink {...rest} className={cx(text, className)} />

/** A link that opens a document elsewhere; it says so to screen readers and carries no opener. */
export const DocumentLink = ({ className, children, ...rest }: TextLinkProps) => (
  <a {...rest} target="_blank" rel="noopener noreferrer" className={cx(text, className)}>
    {children}
  </a>
)

interface MailLinkProps extends Omit<TextLinkProps, 'href'> {
  readonly to: string
}

/** A link that begins a mail. */
export const MailLink = ({ to, className, children, ...rest }: MailLinkProps) => (
  <a {...rest} href={`mailto:${to}`} className={cx(text, className)}>
    {children}
  </a>
)

interface LinkButtonProps extends TextLinkProps, Pick<ButtonProps, 'variant' | 'size' | 'isWide'> {
  readonly icon?: ReactNode
  /** The state of the history entry of the page. */
  readonly state?: object
  /** The page takes the place of this one in the history. */
  readonly replace?: boolean
}

/** A link to a page of the portal that looks like a button. */
export const LinkButton = ({ variant, size, isWide, icon, className, children, onClick, ...rest }: LinkButtonProps) => (
  <RouterLink {...rest} onClick={ignoreDoubleClick(onClick)} className={cx(buttonStyle({ variant, size, isWide }), className)}>
    {icon}
    {children}
  </RouterLink>
)
