import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Paper } from '#openapi/certificates/certificate-paper.ts'
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
    nameOnCertificate: v.string(),
    background: v.optional(v.string()),
    seal: v.optional(v.string()),
    orientation: v.picklist(['Portrait', 'Landscape']),
    pageSize: v.picklist(['A4', 'Letter']),
    signatories: v.array(v.object({ name: v.string(), position: v.string(), signature: v.optional(v.string()) })),
    issuedOn: v.string(),
  }),
)

/** The links to the pictures of a page with their host. */
function hosted(page: ReturnType<typeof read>, host: string): Paper {
  const whole = (link: string | undefined) => (link === undefined ? undefined : `${host}${link}`)
  return {
    ...page,
    background: whole(page.background),
    seal: whole(page.seal),
    signatories: page.signatories.map((one) => ({ ...one, signature: whole(one.signature) })),
  }
}

/** Links to pictures are good for five minutes. */
const linkStaleMs = 240_000

interface PageDeps {
  readonly api: Api
  readonly codec: IdCodec
  /** Where files are read. */
  readonly host: string
}

/** The page of a certificate. Each read counts as a download, so that it is read once in a visit. */
export const certificatePageQuery = ({ api, codec, host }: PageDeps, certificateId: string) =>
  queryOptions({
    queryKey: ['getCertificatePage', { certificateId }],
    queryFn: async ({ signal }) => {
      const id = codec.encrypt(certificateId)
      if (id === null) throw new ApiProblem('notFound', 0, 'This certificate does not exist.')
      const log = { component: certificate.components, permission: 'View' as const }
      return hosted(read(await api.call('getCertificatePage', { path: { id } }, { log, signal })), host)
    },
    staleTime: Infinity,
    gcTime: linkStaleMs,
  })
