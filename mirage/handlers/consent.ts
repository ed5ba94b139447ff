import { done, problem, type Handlers } from '../contract.ts'

/** Students' consents. */
export const consentHandlers = {
  updateConsent: ({ path, body, db, user }) => {
    if (path.userId !== user.id || body.userId !== user.id) return problem(403, 'This is the consent of another user.')
    if (user.contactType !== 'STUDENT') return problem(400, 'Only students give a consent.')
    for (const { status, consentType } of body.consentDetails)
      db.credentials.update(user.id, consentType === 'MANDATORY_CONSENT' ? { mandatoryConsent: status } : { nonMandatoryConsent: status })
    return done('Consent saved')
  },
} satisfies Partial<Handlers>
