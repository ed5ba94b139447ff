/** A file of an archive. */
export interface ZipEntry {
  readonly name: string
  readonly text: string
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Numbers in little-endian order, each with its width in bytes. */
function header(...parts: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, [, width]) => sum + width, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, width] of parts) {
    if (width === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += width
  }
  return bytes
}

const [version, utf8Names, stored] = [20, 0x0800, 0]
/** The first day that the format knows: the same files make the same archive. */
const [time, date] = [0, 0x0021]

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** A ZIP archive of texts, not compressed. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const [nameBytes, content] = [encoder.encode(name), encoder.encode(text)]
    const common = [
      [utf8Names, 2],
      [stored, 2],
      [time, 2],
      [date, 2],
      [crcOf(content), 4],
      [content.length, 4],
      [content.length, 4],
      [nameBytes.length, 2],
      [0, 2],
    ] as const
    const local = header([0x04034b50, 4], [version, 2], ...common)
    parts.push(local, nameBytes, content)
    directory.push(header([0x02014b50, 4], [version, 2], [version, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), nameBytes)
    offset += local.length + nameBytes.length + content.length
  }
  const central = joined(directory)
  const count = entries.length
  const end = header([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2])
  return joined([...parts, central, end])
}
