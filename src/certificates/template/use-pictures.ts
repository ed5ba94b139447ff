import { useQueries } from '@tanstack/react-query'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { apiRootOf } from '#src/api/config.ts'
import { useServices } from '#src/api/services.tsx'
import { readFileLink } from '#src/resources/files/file-link.ts'

/** A link is good for five minutes. */
const linkStaleMs = 240_000

/** Where the pictures of some assets are read; of those that are not known yet, or cannot be read, nothing. */
export function usePictures(assetIds: readonly number[]): ReadonlyMap<number, string> {
  const { api, codec, config } = useServices()
  const ids = [...new Set(assetIds)]
  const links = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['records', asset.name, 'file', { id: String(id), field: 'file' }],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => readFileLink({ of: asset, api, codec }, String(id), 'file', signal),
      staleTime: linkStaleMs,
    })),
  })
  const { origin } = new URL(apiRootOf(config, window.location.origin))
  return new Map(
    ids.flatMap((id, index) => {
      const link = links[index]?.data
      return link === undefined ? [] : [[id, `${origin}${link}`] as const]
    }),
  )
}
