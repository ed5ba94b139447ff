import { fromPromise } from 'xstate'
import type { ConsentPorts } from '#machines/consent/consent-types.ts'
import type { Consent } from '#machines/session/session-types.ts'
import type { Api } from '#src/api/client.ts'

export interface ConsentDeps {
  readonly api: Api
  /** The student's own, a plain decimal text. */
  readonly userId: string
  /** Notifies the session that the aggregator has recorded a consent. */
  onGiven(consent: Consent): void
}

const consentTypes = { mandatory: 'MANDATORY_CONSENT', optional: 'NON_MANDATORY_CONSENT' } as const

/** The ports of the consents over the typed client: one call with one entry each. */
export const createConsentActors = ({ api, userId, onGiven }: ConsentDeps): ConsentPorts => ({
  giveConsent: fromPromise(async ({ input: { consent }, signal }) => {
    const id = Number(userId)
    const body = { userId: id, consentDetails: [{ status: 1 as const, consentType: consentTypes[consent] }] }
    await api.call('updateConsent', { path: { userId: id }, body }, { signal })
    onGiven(consent)
  }),
})
