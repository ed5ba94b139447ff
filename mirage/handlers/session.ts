import type { SignInData, TokenLife } from '#openapi/generated/schema.d.ts'
import { done, ok, problem, type Handlers } from '../contract.ts'
import type { TokenRecord, UserRecord } from '../models.ts'
import { hashPassword } from '../secrets.ts'
import { forgetOldTokens, issueTokens, revokeFamily, tokenType } from '../tokens.ts'

const lifeOf = (token: TokenRecord, tokenSeconds: number): TokenLife => ({
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
  signIn: ({ body, db, clock, settings: { tokenSeconds } }) => {
    const username = body.username.trim().toLowerCase()
    const user = db.users.findBy((candidate) => candidate.username.toLowerCase() === username)
    if (!user || user.passwordHash !== hashPassword(body.password)) return problem(401, 'Invalid username or password.')
    forgetOldTokens(db, clock)
    const token = issueTokens(db, clock, { userId: user.id, tokenSeconds })
    const { status, body: envelope } = ok({ ...personOf(user), ...lifeOf(token, tokenSeconds), token: token.access }, 'Signed in')
    const { addToClearingToggle, downloadResultFlags } = user
    return { status, body: { ...envelope, addToClearingToggle, downloadResultFlags } }
  },

  refreshToken: ({ body, db, clock, settings: { tokenSeconds } }) => {
    const spent = db.tokens.findBy(({ refresh }) => refresh === body.refreshToken)
    // A refresh token that comes a second time has been copied: nobody keeps a session from it.
    if (spent?.state === 'used') revokeFamily(db, spent.family)
    if (spent?.state !== 'current' || spent.userId !== body.userId || spent.refreshExpiresAt <= clock.now())
      return problem(401, 'Your session cannot be renewed. Please sign in again.')
    db.tokens.update(spent.id, { state: 'used' })
    const token = issueTokens(db, clock, { userId: spent.userId, tokenSeconds, family: spent.family })
    return ok({ ...lifeOf(token, tokenSeconds), access_token: token.access }, 'Session renewed')
  },

  signOut: ({ path, body, db }) => {
    const token = db.tokens.findBy(({ refresh }) => refresh === body.refreshToken)
    if (token?.userId === path.userId) revokeFamily(db, token.family)
    return done('Signed out')
  },
} satisfies Partial<Handlers>
