/** The types of files that people keep in the portal. */
export type FileType = 'pdf' | 'png' | 'jpg' | 'svg' | 'docx' | 'xlsx' | 'pptx' | 'csv' | 'txt' | 'html' | 'mp3' | 'mp4'

/** A file as a record names it: its bytes are in the bucket under the key. */
export interface StoredFile {
  /** As the person's own device called it. */
  readonly fileName: string
  readonly storageKey: string
  readonly sizeBytes: number
  /** SHA-256 in hexadecimal digits. */
  readonly checksum: string
}

interface FileTypeFacts {
  readonly label: string
  readonly endings: readonly string[]
  readonly mimeType: string
}

const facts: Readonly<Record<FileType, FileTypeFacts>> = {
  pdf: { label: 'PDF', endings: ['pdf'], mimeType: 'application/pdf' },
  png: { label: 'PNG', endings: ['png'], mimeType: 'image/png' },
  jpg: { label: 'JPG', endings: ['jpg', 'jpeg'], mimeType: 'image/jpeg' },
  docx: { label: 'DOCX', endings: ['docx'], mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { label: 'XLSX', endings: ['xlsx'], mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pptx: { label: 'PPTX', endings: ['pptx'], mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  csv: { label: 'CSV', endings: ['csv'], mimeType: 'text/csv' },
  txt: { label: 'TXT', endings: ['txt'], mimeType: 'text/plain' },
  svg: { label: 'SVG', endings: ['svg'], mimeType: 'image/svg+xml' },
  html: { label: 'HTML', endings: ['html', 'htm'], mimeType: 'text/html' },
  mp3: { label: 'MP3', endings: ['mp3'], mimeType: 'audio/mpeg' },
  mp4: { label: 'MP4', endings: ['mp4'], mimeType: 'video/mp4' },
}

/** The largest file, in bytes. */
export const largestFile = 10 * 1024 * 1024

const longestName = 255

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** The types in words: "PNG or JPG". */
export const fileTypesText = (types: readonly FileType[]): string => alternatives.format(types.map((type) => facts[type].label))

/** The endings of names of these types, each with its dot. */
export const endingsOf = (types: readonly FileType[]): readonly string[] =>
  types.flatMap((type) => facts[type].endings.map((ending) => `.${ending}`))

/** What is wrong with a file, for the person who chose it. */
export const fileTexts = {
  name: 'Rename the file: its name cannot begin with a dot or contain / or \\.',
  longName: `Rename the file: its name has more than ${longestName} characters.`,
  type: (types: readonly FileType[]) => `Choose a file of type ${fileTypesText(types)}.`,
  empty: 'The file is empty.',
  large: 'The file is larger than 10 MB.',
  content: (type: FileType) => `The content is not of type ${facts[type].label}.`,
  cut: 'The file is cut short: its end is missing.',
  missing: 'The file has not arrived.',
} as const

/** The type that the ending of a name stands for; null for one that no field takes. */
export function fileTypeOf(name: string): FileType | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return (Object.keys(facts) as FileType[]).find((type) => facts[type].endings.includes(ending)) ?? null
}

/** How a file of that name is served; an unknown one as mere bytes. */
export function mimeTypeOf(name: string): string {
  const type = fileTypeOf(name)
  return type === null ? 'application/octet-stream' : facts[type].mimeType
}

/** How a file is shown; `None` where it is only described. */
export type FileKind = 'Picture' | 'Pdf' | 'Text' | 'Page' | 'Sound' | 'Film' | 'None'

const kinds: Readonly<Partial<Record<FileType, FileKind>>> = {
  pdf: 'Pdf',
  png: 'Picture',
  jpg: 'Picture',
  svg: 'Picture',
  csv: 'Text',
  txt: 'Text',
  html: 'Page',
  mp3: 'Sound',
  mp4: 'Film',
}

/** How a file of that name is shown. */
export function fileKindOf(name: string): FileKind {
  const type = fileTypeOf(name)
  return (type === null ? undefined : kinds[type]) ?? 'None'
}

/** Whether all files of these types can be shown as pictures. */
export const arePictures = (types: readonly FileType[]): boolean => types.every((type) => facts[type].mimeType.startsWith('image/'))

/** What is wrong with a file before its content is looked at; null for nothing. */
export function nameError(name: string, size: number, types: readonly FileType[]): string | null {
  // A mark that turns the direction of text shows "exe.pdf" where the name ends in "fdp.exe".
  if (/[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(name) || name.startsWith('.') || name.trim() === '') return fileTexts.name
  if (Array.from(name).length > longestName) return fileTexts.longName
  const type = fileTypeOf(name)
  if (type === null || !types.includes(type)) return fileTexts.type(types)
  if (size === 0) return fileTexts.empty
  return size > largestFile ? fileTexts.large : null
}

/** What is wrong with a file as a record names it; null for nothing. Only the server checks whether it arrived. */
export function fileError(given: Readonly<Record<string, unknown>>, types: readonly FileType[]): string | null {
  const { fileName, storageKey, sizeBytes, checksum, ...surplus } = given
  const isNamed = typeof fileName === 'string' && typeof storageKey === 'string' && typeof checksum === 'string'
  if (!isNamed || typeof sizeBytes !== 'number' || !Number.isSafeInteger(sizeBytes) || Object.keys(surplus).length > 0)
    return fileTexts.missing
  return nameError(fileName, sizeBytes, types)
}
