import { done, ok, problem, type Call, type Handlers } from '../contract.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { endLinks, findLink } from '../accounts/reset-links.ts'
import { mailLink } from '../accounts/password-mails.ts'
import { findSession, revokeOthers } from '../accounts/tokens.ts'
import { accountWithId, findByUsername, keepPassword, userStatus } from '../accounts/users.ts'
import { checkPassword } from './password-check.ts'

/** The first rule that a new password breaks, in words, or null. */
function weaknessOf(password: string): string | null {
  if (password.trim().length < 8) return 'Password must have at least 8 characters'
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return 'Password must have at least 1 special character'
  return /\p{Lu}/u.test(password) ? null : 'Password must have at least 1 uppercase character'
}

type ChangeCall = Call<'changePassword' | 'changeContactPassword'>

/** Ends the user's links and other sign-ins; the sign-in that asked goes on until it signs out. */
async function change({ body, user, db, clock, headers, settings, wrongPasswords, clientAddress }: ChangeCall) {
  if (body.userId !== user.id) return problem(403, 'This is the password of another user.')
  const { username } = user
  const hash = db.credentials.find(user.id)?.passwordHash
  const isRight = await checkPassword({ username, password: body.password, hash, settings, wrongPasswords, clientAddress })
  if (typeof isRight === 'object') return isRight
  if (!isRight) return problem(400, 'The current password is not correct.')
  const weakness = weaknessOf(body.newPassword)
  if (weakness) return problem(400, weakness)
  keepPassword(db, user, await hashPassword(body.newPassword, settings))
  endLinks(db, clock, user.id)
  revokeOthers(db, user.id, findSession(db, clock, headers.get('authorization'))?.family ?? null)
  return ok([{ userId: user.id }], 'Password changed')
}

const unusable = 'This link is not valid any more. Please ask for a new one.'

/** Passwords: change, request of a link, reset. */
export const passwordHandlers = {
  changePassword: change,
  changeContactPassword: change,

  forgotPassword: ({ body, db, clock, settings }) => {
    const user = findByUsername(db, body.username)
    // Counted for every name, so that an unknown one also takes the time of a write.
    db.nextId('linkRequest')
    if (user && user.status !== userStatus.inactive) mailLink(user, { db, clock, settings })
    return done('If this username has an account, a link to reset its password was sent to its e-mail address.')
  },

  validateResetKey: ({ path, db, clock }) => {
    const link = findLink(db, clock, path.pwdresetkey)
    return link ? ok({ userId: link.userId }) : problem(400, unusable)
  },

  resetPassword: async ({ path, body, db, clock, settings }) => {
    if (!findLink(db, clock, path.pwdresetkey)) return problem(400, unusable)
    const weakness = weaknessOf(body.newPassword)
    if (weakness) return problem(400, weakness)
    const passwordHash = await hashPassword(body.newPassword, settings)
    // The link may have been used while this password was hashed.
    const link = findLink(db, clock, path.pwdresetkey)
    if (!link) return problem(400, unusable)
    const user = accountWithId(db, link.userId)
    if (!user) return problem(400, unusable)
    endLinks(db, clock, user.id)
    keepPassword(db, user, passwordHash)
    revokeOthers(db, user.id, null)
    return done('Password changed')
  },
} satisfies Partial<Handlers>
