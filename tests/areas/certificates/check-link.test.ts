import { expect, it } from 'vitest'
import type { Api } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { checkLink } from '#src/certificates/validation/verdict.ts'
import { validationPage } from '#tests/pages/certificates/certificates.ts'

/** A client whose calls are refused as for a record that does not exist. */
const api: Api = { call: () => Promise.reject(new ApiProblem('notFound', 0, 'This record does not exist.')) }

it.each(['ABC%', '%E0%A4%A', '..', 'ADW5Z9FQKNX'])(
  'a link whose code is %s matches no certificate, like every other miss',
  async (code) => {
    expect(await checkLink(api, code)).toEqual({ refusal: validationPage.noMatch })
  },
)
