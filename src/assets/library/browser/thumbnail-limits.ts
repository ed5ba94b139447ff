import type { AssetPreview } from '../calls.ts'

/** The largest picture that is shown as a thumbnail: a browser decodes the whole picture for it. */
const mostPixels = 12_000_000
const mostBytes = 3_000_000

/** Whether a file is small enough to be read for a thumbnail. */
export const isSmall = ({ sizeBytes }: Pick<AssetPreview, 'sizeBytes'>): boolean => sizeBytes <= mostBytes

/** Whether a picture has few enough pixels, by the size in its file header; a drawing has none there. */
export const isLight = ({ kind, width = 0, height = 0 }: Pick<AssetPreview, 'kind' | 'width' | 'height'>): boolean =>
  kind === 'Picture' && width * height <= mostPixels
