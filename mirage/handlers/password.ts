import type { ChangePasswordRequest } from '#openapi/generated/schema.d.ts'
import { done, ok, problem, type Handlers } from '../contract.ts'
import type { Db } from '../db.ts'
import type { UserRecord } from '../models.ts'
import { hashPassword, tokenText } from '../secrets.ts'
import { findSession, revokeOthers } from '../tokens.ts'
import type { Clock } from '../clock.ts'

/** The first rule that a new password breaks, in words, or null. */
function weaknessOf(password: string): string | null {
  if (password.trim().length < 8) return 'Password must have at least 8 characters'
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return 'Password must have at least 1 special character'
  return /\p{Lu}/u.test(password) ? null : 'Password must have at least 1 uppercase character'
}

interface Change {
  readonly body: ChangePasswordRequest
  readonly user: UserRecord
  readonly db: Db
  readonly clock: Clock
  readonly headers: Headers
}

/** Ends the user's other sign-ins; the one that asked goes on until it signs out. */
function change({ body, user, db, clock, headers }: Change) {
  if (body.userId !== user.id) return problem(403, 'This is the password of another user.')
  if (user.passwordHash !== hashPassword(body.password)) return problem(400, 'The current password is not correct.')
  const weakness = weaknessOf(body.newPassword)
  if (weakness) return problem(400, weakness)
  db.users.update(user.id, { passwordHash: hashPassword(body.newPassword) })
  revokeOthers(db, user.id, findSession(db, clock, headers.get('authorization'))?.family ?? null)
  return ok([{ userId: user.id }], 'Password changed')
}

const unusable = 'This link is not valid any more. Please ask for a new one.'

/** Passwords: changing, forgetting, setting anew. */
export const passwordHandlers = {
  changePassword: change,
  changeContactPassword: change,

  forgotPassword: ({ body, db, url, settings }) => {
    const username = body.username.trim().toLowerCase()
    const user = db.users.findBy((candidate) => candidate.username.toLowerCase() === username)
    if (!user) return problem(400, 'There is no account with this username.')
    const { key } = db.resetKeys.insert({ key: tokenText('reset', db.nextId('resetKey')), userId: user.id, isUsed: false })
    const text = `Set a new password: ${url.origin}/updatePassword/${key}`
    settings.sendMail({ to: user.email, subject: 'Your new password', text })
    return done('A link to reset your password was sent to your e-mail address.')
  },

  validateResetKey: ({ path, db }) => {
    const found = db.resetKeys.findBy(({ key }) => key === path.pwdresetkey)
    return found && !found.isUsed ? ok({ userId: found.userId }) : problem(400, unusable)
  },

  resetPassword: ({ path, body, db }) => {
    const found = db.resetKeys.findBy(({ key }) => key === path.pwdresetkey)
    if (!found || found.isUsed) return problem(400, unusable)
    const weakness = weaknessOf(body.newPassword)
    if (weakness) return problem(400, weakness)
    db.resetKeys.update(found.id, { isUsed: true })
    db.users.update(found.userId, { passwordHash: hashPassword(body.newPassword) })
    revokeOthers(db, found.userId, null)
    return done('Password changed')
  },
} satisfies Partial<Handlers>
