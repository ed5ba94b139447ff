import { fileTexts, fileTypeOf, type FileType } from './file-types.ts'

interface Content {
  /** Whether the first bytes of a file are those of the type. */
  isContent(head: Uint8Array): boolean
  /** Whether its last bytes are: a file that was cut lacks its end. Left out for types without an end of their own. */
  isEnd?(tail: Uint8Array): boolean
}

const startsWith = (head: Uint8Array, bytes: readonly number[], from = 0): boolean =>
  bytes.every((byte, index) => head[from + index] === byte)
const asciiOf = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to))

/** Whether bytes stand anywhere among the last ones: what a device has added after the end does no harm. */
const has =
  (bytes: readonly number[]) =>
  (tail: Uint8Array): boolean =>
    tail.some((_, at) => startsWith(tail, bytes, at))
const isEndOfPackage = has([0x50, 0x4b, 0x05, 0x06])
const isEndOfMarkup =
  (element: string) =>
  (tail: Uint8Array): boolean =>
    asciiOf(tail, 0, tail.length).toLowerCase().includes(`</${element}`)

/** A package of Office begins with one of few entries; other archives do not. */
const isOffice =
  (folder: string) =>
  (head: Uint8Array): boolean =>
    startsWith(head, [0x50, 0x4b, 0x03, 0x04]) &&
    new RegExp(String.raw`^(\[Content_Types\]\.xml|_rels/|docProps/|customXml/|${folder}/)`).test(asciiOf(head, 30, 60))

/** Text has no control characters but those that part cells and lines. */
const isText = (head: Uint8Array): boolean => head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)

const isPlain = (head: Uint8Array): boolean => isText(head) && asciiOf(head, 0, 5) !== '%PDF-'

const isMarkup =
  (element: RegExp) =>
  (head: Uint8Array): boolean =>
    isText(head) && element.test(asciiOf(head, 0, head.length))

const contents: Readonly<Record<FileType, Content>> = {
  pdf: {
    isContent: (head) => asciiOf(head, 0, 5) === '%PDF-',
    isEnd: (tail) => asciiOf(tail, 0, tail.length).includes('%%EOF'),
  },
  png: {
    isContent: (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    isEnd: has([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]),
  },
  jpg: { isContent: (head) => startsWith(head, [0xff, 0xd8, 0xff]), isEnd: has([0xff, 0xd9]) },
  docx: { isContent: isOffice('word'), isEnd: isEndOfPackage },
  xlsx: { isContent: isOffice('xl'), isEnd: isEndOfPackage },
  pptx: { isContent: isOffice('ppt'), isEnd: isEndOfPackage },
  csv: { isContent: isPlain },
  txt: { isContent: isPlain },
  svg: { isContent: isMarkup(/<svg[\s>]/i), isEnd: isEndOfMarkup('svg') },
  html: { isContent: isMarkup(/<!doctype html|<html[\s>]/i) },
  mp3: { isContent: (head) => asciiOf(head, 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0) },
  mp4: { isContent: (head) => asciiOf(head, 4, 8) === 'ftyp' },
}

/** How many of its first and last bytes tell whether a file is of its type; readers of PDF look for the end that far. */
const [headBytes, tailBytes] = [4096, 1024]

/** Whether a file is what its name says, and not cut where that can be told, in words; null where it is. */
export function contentError(name: string, bytes: Uint8Array): string | null {
  const type = fileTypeOf(name)
  if (type === null) return fileTexts.name
  const { isContent, isEnd } = contents[type]
  if (!isContent(bytes.subarray(0, headBytes))) return fileTexts.content(type)
  return (isEnd?.(bytes.subarray(-tailBytes)) ?? true) ? null : fileTexts.cut
}
