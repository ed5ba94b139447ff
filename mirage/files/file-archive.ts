/** A file of an archive. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

const table = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

/** The CRC-32 of bytes. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Numbers of two and four bytes, the lowest byte first. */
const record = (parts: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(parts.reduce((sum, [size]) => sum + size, 0)))
  let at = 0
  for (const [size, value] of parts) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

/** ZIP version 2.0, the flag for names in UTF-8, and 01/01/1980, the first day that the format knows. */
const [version, utf8, firstDay] = [20, 0x0800, 0x21]

/** The names of the files, where files of one name get a number before the ending. */
function ownNames(entries: readonly ZipEntry[]): readonly string[] {
  const taken = new Set<string>()
  return entries.map(({ name }) => {
    const dot = name.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let own = name
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${stem} (${number})${ending}`
    taken.add(own.toLowerCase())
    return own
  })
}

/** An archive of files as they are, without compression. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const names = ownNames(entries).map((name) => new TextEncoder().encode(name))
  const chunks: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const [index, { bytes }] of entries.entries()) {
    const name = names[index] ?? new Uint8Array()
    const common = [
      [2, version],
      [2, utf8],
      [2, 0],
      [2, 0],
      [2, firstDay],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ] as const
    const head = record([[4, 0x04034b50], ...common])
    directory.push(record([[4, 0x02014b50], [2, version], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]), name)
    chunks.push(head, name, bytes)
    at += head.length + name.length + bytes.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, size],
    [4, at],
    [2, 0],
  ])
  const all = [...chunks, ...directory, end]
  const zip = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0))
  let place = 0
  for (const part of all) {
    zip.set(part, place)
    place += part.length
  }
  return zip
}
