import { share } from '#openapi/generated/resources/assets/share.ts'
import { relatedTo } from '#src/resources/view/related-records.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { createLibrary, linksQuery } from './calls.ts'

/** What the tabs of an asset list. */

export const sharesOfAsset = relatedTo(share, 'assetId', ['shareName', 'sharedWith', 'access', 'until'])

export const countVersions: TabCounter = ({ fields: { versions } }) => (Array.isArray(versions) ? versions.length : 0)

export const countLinks: TabCounter = async ({ id }, { api, codec, queryClient }) =>
  (await queryClient.fetchQuery(linksQuery(createLibrary(api, codec.encrypt), Number(id)))).length
