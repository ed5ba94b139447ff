import type { SignInData, TokenLife } from '#openapi/generated/schema.d.ts'
import { done, ok, problem, type Handlers } from '../contract.ts'
import type { Db } from '../db.ts'
import type { Account } from '../models.ts'
import { toDateTime } from '../clock.ts'
import { hashPassword, needsRehash } from '../accounts/passwords.ts'
import { findByRefreshToken, forgetOldTokens, issueTokens, revokeFamily, tokenType, type IssuedTokens } from '../accounts/tokens.ts'
import { findByUsername, userStatus } from '../accounts/users.ts'
import { acceptInvitation } from '../resources/people/users.ts'
import { checkPassword } from './password-check.ts'
import { storeOf } from './records.ts'

const lifeOf = (token: IssuedTokens, tokenSeconds: number): TokenLife => ({
  token_expires_in: tokenSeconds,
  token_expires_timestamp: Math.floor(token.accessExpiresAt / 1000),
  token_type: tokenType,
  refresh_token: token.refresh,
})

const personOf = (user: Account): Omit<SignInData, keyof TokenLife | 'token'> => ({
  userId: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  contactId: user.contactId,
  userType: user.userType,
  username: user.username,
  contactTypeParentName: user.contactType,
  role_id: user.roleId,
  studentId: user.studentId,
  institutionId: user.institutionId,
  institutionName: user.institutionName,
  contactTypeId: user.contactTypeId,
  contactTypeParentId: user.contactTypeParentId,
  placementType: user.placementType,
  email: user.email,
  markerId: user.markerId,
  centreId: user.centreId,
  centreName: user.centreName,
  centreCode: user.centreCode,
  yearId: user.yearId,
  yearDesc: user.yearDesc,
  deliveryTypeEdit: user.deliveryTypeEdit,
  mandatoryConsent: user.mandatoryConsent,
  nonMandatoryConsent: user.nonMandatoryConsent,
})

const credentialsOf = (db: Db, user: Account | null) => user && db.credentials.find(user.id)

/** Sign in, refresh with rotation, sign out. */
export const sessionHandlers = {
  signIn: async ({ body, db, clock, settings, wrongPasswords, clientAddress }) => {
    const { tokenSeconds, randomBytes } = settings
    const kept = credentialsOf(db, findByUsername(db, body.username))
    const isRight = await checkPassword({ ...body, hash: kept?.passwordHash, settings, wrongPasswords, clientAddress })
    if (typeof isRight === 'object') return isRight
    const rehashed = isRight && kept && needsRehash(kept.passwordHash) ? await hashPassword(body.password, settings) : null
    // The password, or the user, may have been changed while this one was hashed.
    const user = findByUsername(db, body.username)
    const now = credentialsOf(db, user)
    if (!isRight || !user || !now || now.id !== kept?.id || now.passwordHash !== kept.passwordHash)
      return problem(401, 'Invalid username or password.')
    if (user.status === userStatus.inactive) return problem(403, 'Your account is inactive. Please ask an administrator.')
    db.credentials.update(user.id, { lastSignIn: toDateTime(clock.now()), ...(rehashed !== null && { passwordHash: rehashed }) })
    if (user.status === userStatus.invited) acceptInvitation(storeOf({ db, user, menu: [], clock, settings }))
    forgetOldTokens(db, clock)
    const token = issueTokens(db, clock, { userId: user.id, tokenSeconds, randomBytes })
    const { status, body: envelope } = ok({ ...personOf(user), ...lifeOf(token, tokenSeconds), token: token.access }, 'Signed in')
    const { addToClearingToggle, downloadResultFlags } = user
    return { status, body: { ...envelope, addToClearingToggle, downloadResultFlags } }
  },

  refreshToken: ({ body, db, clock, settings: { tokenSeconds, randomBytes } }) => {
    const spent = findByRefreshToken(db, body.refreshToken)
    // A refresh token that is used twice may have been copied, so its session ends.
    if (spent?.state === 'used') revokeFamily(db, spent.family)
    if (spent?.state !== 'current' || spent.userId !== body.userId || spent.refreshExpiresAt <= clock.now())
      return problem(401, 'Your session cannot be renewed. Please sign in again.')
    db.tokens.update(spent.id, { state: 'used' })
    const token = issueTokens(db, clock, { userId: spent.userId, tokenSeconds, randomBytes, spent })
    return ok({ ...lifeOf(token, tokenSeconds), access_token: token.access }, 'Session renewed')
  },

  signOut: ({ path, body, db }) => {
    const token = findByRefreshToken(db, body.refreshToken)
    if (token?.userId === path.userId) revokeFamily(db, token.family)
    return done('Signed out')
  },
} satisfies Partial<Handlers>
