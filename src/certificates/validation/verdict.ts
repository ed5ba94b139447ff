import * as v from 'valibot'
import { readCode } from '#openapi/certificates/certificate-code.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import { toFailure } from '#src/api/problem.ts'
import { validationTexts as texts } from './texts.ts'

const verdict = v.object({
  state: v.picklist(['Valid', 'Revoked', 'Replaced', 'Expired']),
  certificateNumber: v.string(),
  typeName: v.string(),
  awardText: v.string(),
  issuedOn: v.string(),
  expiresOn: v.optional(v.string()),
  initials: v.string(),
  fullName: v.optional(v.string()),
  checkedAt: v.string(),
})

const readByLink = answerReader('getCertificateVerdict', verdict)
const readByForm = answerReader('checkCertificate', verdict)

/** What the public learns of a certificate. */
export type Verdict = ReturnType<typeof readByLink>

/** What became of a check. */
export type Outcome = { readonly verdict: Verdict } | { readonly refusal: string }

/** A check that never fails: why it found nothing is its outcome. */
const outcomeOf = (answer: Promise<Verdict>): Promise<Outcome> =>
  answer.then(
    (found) => ({ verdict: found }),
    (error: unknown) => ({ refusal: toFailure(error).message }),
  )

/** The check of a link. A text that is no code is not asked for: it matches nothing, and may not be valid in an address. */
export const checkLink = async (api: Api, code: string): Promise<Outcome> =>
  readCode(code) === null ? { refusal: texts.noMatch } : outcomeOf(api.call('getCertificateVerdict', { path: { code } }).then(readByLink))

/** The check of a code and the family name on the certificate. */
export const checkCertificate = (api: Api, body: { readonly code: string; readonly familyName: string }): Promise<Outcome> =>
  outcomeOf(api.call('checkCertificate', { body }).then(readByForm))
