import { share } from '#openapi/generated/resources/assets/share.ts'
import { relatedTo } from '#src/resources/view/related-records.ts'

/** With whom an asset is shared: a tab of its page. */
export const sharesOfAsset = relatedTo(share, 'assetId', ['shareName', 'sharedWith', 'access', 'until'])
