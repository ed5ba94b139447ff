import { queryOptions } from '@tanstack/react-query'
import { certificate } from '#openapi/generated/resources/certificates/certificate.ts'
import type { IssueCertificatesRequest } from '#openapi/generated/schema.d.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import { studentOutcomes } from '#src/resources/many-students/in-turn.ts'

const readOutcomes = answerReader('issueCertificates', studentOutcomes)

/** What is certified, and to whom if not to all students of the set. */
export type Issuing = Omit<IssueCertificatesRequest, 'mode'>

/** Issues certificates, or checks whether it can be done, which writes nothing. */
export const issueCertificates = async (api: Api, choices: Issuing, mode: 'check' | 'apply', signal?: AbortSignal) =>
  readOutcomes(
    await api.call(
      'issueCertificates',
      { body: { ...choices, mode } },
      { log: { component: certificate.components, permission: 'Add' }, ...(signal ? { signal } : {}) },
    ),
  )

export const issueCheck = (api: Api, choices: Issuing) =>
  queryOptions({
    queryKey: ['records', certificate.name, 'check', choices],
    queryFn: ({ signal }) => issueCertificates(api, choices, 'check', signal),
    staleTime: 0,
  })
