import { ChevronDown, KeyRound, LogOut, UserRound } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { Menu } from '#src/ui/layers/menu.tsx'
import { firstLetters } from '#src/ui/text/initials.ts'
import { paths } from '#machines/access/paths.ts'
import { texts as appTexts } from '../texts.ts'
import { texts } from './texts.ts'

/** The signed-in person in the top bar. */
export interface ShellPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

interface ProfileMenuProps {
  readonly person: ShellPerson
  /** The address of the profile. */
  readonly profileHref: string
  readonly isCompact: boolean
  onLogout(): void
}

const trigger = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '44px',
  px: { base: '0', md: '2.5' },
  rounded: 'lg',
  cursor: 'pointer',
  _hover: { bg: { md: 'bg.hover' } },
  _open: { bg: { md: 'bg.hover' } },
})
const welcome = css({
  width: 'welcomeName',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  textStyle: 'small',
  color: 'fg.muted',
})
const name = css({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 'medium',
  color: 'fg.default',
  lineHeight: '15px',
})
const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: { base: '36px', md: '32px' },
  height: { base: '36px', md: '32px' },
  rounded: 'full',
  bg: 'ink.solid',
  color: 'ink.fg',
  _forcedColors: { borderWidth: '1px' },
  textStyle: 'label',
  fontWeight: 'semibold',
})
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The name and menu of the signed-in person; on small screens two letters of the first name. */
export function ProfileMenu({ person, profileHref, isCompact, onLogout }: ProfileMenuProps) {
  const { firstName, lastName, email } = person
  const fullName = `${firstName} ${lastName}`.trim()
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={isCompact ? texts.shortProfileMenu(firstLetters(firstName, 2), firstName) : texts.profileMenu(firstName)}
          className={trigger}
        >
          {isCompact ? (
            <span className={badge} title={fullName}>
              {firstLetters(firstName, 2)}
            </span>
          ) : (
            <>
              <span className={welcome} title={fullName}>
                <span className={css({ display: 'block', lineHeight: '15px' })}>{texts.welcome} </span>
                <span className={name}>{firstName}</span>
              </span>
              {/* The initials come from CSS: as text they would have to be part of the button's accessible name. */}
              <span
                aria-hidden="true"
                data-initials={`${firstLetters(firstName, 1)}${firstLetters(lastName, 1)}`.toLocaleUpperCase()}
                className={cx(badge, css({ _before: { content: 'attr(data-initials)' } }))}
              />
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden className={css({ hideBelow: 'lg' })} />
            </>
          )}
        </button>
      }
      header={
        <>
          <p className={css({ textStyle: 'bodyStrong', maxWidth: '280px', overflowWrap: 'anywhere' })}>{fullName}</p>
          {email !== '' && (
            <p className={css({ textStyle: 'caption', color: 'fg.muted', maxWidth: '280px', overflowWrap: 'anywhere' })}>{email}</p>
          )}
        </>
      }
      items={[
        { id: 'profile', label: appTexts.profile, icon: <UserRound {...icon} />, href: profileHref },
        { id: 'password', label: appTexts.changePassword, icon: <KeyRound {...icon} />, href: paths.changePassword },
        { id: 'logout', label: appTexts.logout, icon: <LogOut {...icon} />, onSelect: onLogout },
      ]}
    />
  )
}
