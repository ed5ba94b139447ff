import type { Clock } from '../clock.ts'
import type { HandlerSettings } from '../contract.ts'
import type { Db } from '../db.ts'
import type { Account } from '../models.ts'
import { issueLink, linkLives } from './reset-links.ts'
import { randomKey } from './secrets.ts'
import { userStatus } from './users.ts'

const mails = {
  reset: { subject: 'Your new password', text: 'Set a new password within an hour:' },
  invitation: { subject: 'Your new account', text: 'Set your password within 14 days:' },
} as const

interface MailContext {
  readonly db: Db
  readonly clock: Clock
  readonly settings: HandlerSettings
}

/** The link of a mail, and until when it works, in ms since 1970. */
interface MailedLink {
  readonly link: string
  readonly expiresAt: number
}

/** Mails a user a link to set a password, which replaces earlier ones. A user who is invited stays invited. */
export function mailLink(user: Pick<Account, 'id' | 'email' | 'status'>, { db, clock, settings }: MailContext): MailedLink {
  const kind = user.status === userStatus.invited ? 'invitation' : 'reset'
  const key = randomKey(settings.randomBytes)
  const { expiresAt } = issueLink(db, clock, { userId: user.id, key, life: linkLives[kind] })
  const { subject, text } = mails[kind]
  const link = `${settings.portalAddress}/updatePassword/${key}`
  settings.sendMail({ to: user.email, subject, text: `${text} ${link}` })
  return { link, expiresAt }
}
