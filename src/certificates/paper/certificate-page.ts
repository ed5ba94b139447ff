import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { certificate } from '#openapi/generated/resources/certificates/certificate.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

const read = answerReader(
  'getCertificatePage',
  v.object({
    certificateNumber: v.string(),
    state: v.picklist(['Valid', 'Revoked', 'Replaced', 'Expired']),
    code: v.string(),
    link: v.string(),
    contentHash: v.string(),
    text: v.string(),
    orientation: v.picklist(['Portrait', 'Landscape']),
    paperSize: v.picklist(['A4', 'Letter']),
    signatories: v.array(v.object({ name: v.string(), position: v.string() })),
    issuedOn: v.string(),
  }),
)

/** A certificate as it is printed. */
export type CertificatePage = ReturnType<typeof read>

/** The page of a certificate. Each read counts as a download, so that it is read once in a visit. */
export const certificatePageQuery = (api: Api, codec: IdCodec, certificateId: string) =>
  queryOptions({
    queryKey: ['getCertificatePage', { certificateId }],
    queryFn: async ({ signal }) => {
      const id = codec.encrypt(certificateId)
      if (id === null) throw new ApiProblem('notFound', 0, 'This certificate does not exist.')
      const log = { component: certificate.components, permission: 'View' as const }
      return read(await api.call('getCertificatePage', { path: { id } }, { log, signal }))
    },
    staleTime: Infinity,
  })
