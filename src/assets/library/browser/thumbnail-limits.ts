import type { AssetPreview } from '../calls.ts'

/** What a thumbnail is worth: a larger picture is not asked for, as a browser would decode it whole. */
const mostPixels = 12_000_000
const mostBytes = 3_000_000

/** Whether a file is small enough to be read for a thumbnail. */
export const isSmall = ({ sizeBytes }: Pick<AssetPreview, 'sizeBytes'>): boolean => sizeBytes <= mostBytes

/** Whether a picture has few enough pixels, by the size that its own head says; a drawing says none. */
export const isLight = ({ kind, width = 0, height = 0 }: Pick<AssetPreview, 'kind' | 'width' | 'height'>): boolean =>
  kind === 'Picture' && width * height <= mostPixels
