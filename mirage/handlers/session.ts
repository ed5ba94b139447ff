import type { SignInData, TokenLife } from '#openapi/generated/schema.d.ts'
import { done, ok, problem, type Handlers } from '../contract.ts'
import type { UserRecord } from '../models.ts'
import { hashPassword, needsRehash } from '../accounts/passwords.ts'
import { findByRefreshToken, forgetOldTokens, issueTokens, revokeFamily, tokenType, type IssuedTokens } from '../accounts/tokens.ts'
import { findByUsername } from '../accounts/users.ts'
import { checkPassword } from './password-check.ts'

const lifeOf = (token: IssuedTokens, tokenSeconds: number): TokenLife => ({
  token_expires_in: tokenSeconds,
  token_expires_timestamp: Math.floor(token.accessExpiresAt / 1000),
  token_type: tokenType,
  refresh_token: token.refresh,
})

const personOf = (user: UserRecord): Omit<SignInData, keyof TokenLife | 'token'> => ({
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

/** Sign in, refresh with rotation, sign out. */
export const sessionHandlers = {
  signIn: async ({ body, db, clock, settings, wrongPasswords, clientAddress }) => {
    const { tokenSeconds, randomBytes } = settings
    const user = findByUsername(db, body.username)
    const isRight = await checkPassword({ ...body, hash: user?.passwordHash, settings, wrongPasswords, clientAddress })
    if (typeof isRight === 'object') return isRight
    // The password may have been changed while this one was hashed.
    if (!user || !isRight || db.users.find(user.id)?.passwordHash !== user.passwordHash)
      return problem(401, 'Invalid username or password.')
    if (needsRehash(user.passwordHash)) db.users.update(user.id, { passwordHash: await hashPassword(body.password, settings) })
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
    const token = issueTokens(db, clock, { userId: spent.userId, tokenSeconds, randomBytes, family: spent.family })
    return ok({ ...lifeOf(token, tokenSeconds), access_token: token.access }, 'Session renewed')
  },

  signOut: ({ path, body, db }) => {
    const token = findByRefreshToken(db, body.refreshToken)
    if (token?.userId === path.userId) revokeFamily(db, token.family)
    return done('Signed out')
  },
} satisfies Partial<Handlers>
