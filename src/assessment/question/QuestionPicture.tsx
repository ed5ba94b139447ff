import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { apiRootOf } from '#src/api/config.ts'
import { useServices } from '#src/api/services.tsx'
import { readFileLink } from '#src/resources/files/file-link.ts'
import { assessmentTexts as texts } from '../texts.ts'

/** A link is valid for five minutes; it is read again after four. */
const linkStaleMs = 240_000

/** The picture of a question, from the assets. */
export function QuestionPicture({ assetId, altText }: { readonly assetId: number; readonly altText: string }) {
  const { api, codec, config } = useServices()
  const { data, isError } = useQuery({
    queryKey: ['records', asset.name, 'file', { id: String(assetId), field: 'file' }],
    queryFn: ({ signal }) => readFileLink({ of: asset, api, codec }, String(assetId), 'file', signal),
    staleTime: linkStaleMs,
  })
  if (isError) return <p className={css({ color: 'fg.muted' })}>{texts.noPicture}</p>
  if (data === undefined) return null
  const { origin } = new URL(apiRootOf(config, window.location.origin))
  return <img src={`${origin}${data}`} alt={altText} className={css({ maxWidth: '100%', maxHeight: '320px', rounded: 'md' })} />
}
