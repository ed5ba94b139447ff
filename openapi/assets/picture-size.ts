/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The most pixels of a picture that a page shows: each takes four bytes of memory. */
export const mostPixels = 40_000_000

const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

function jpgSize(view: DataView): PictureSize | null {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    if (frames.has(view.getUint8(at + 1))) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** The size that the bytes of a PNG or JPG say, without decoding it; null for other files and for one that does not say. */
export function pictureSizeOf(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength >= 24 && view.getUint32(0) === 0x89504e47) {
    const size = { width: view.getUint32(16), height: view.getUint32(20) }
    return size.width > 0 && size.height > 0 ? size : null
  }
  return view.byteLength > 4 && view.getUint16(0) === 0xffd8 ? jpgSize(view) : null
}
