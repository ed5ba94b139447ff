import { fileTypesText, type FileType } from '#openapi/assets/file-types.ts'

/** What file controls say. */
export const uploadTexts = {
  hint: (types: readonly FileType[]) => `${fileTypesText(types)}, up to 10 MB`,
  drop: (types: readonly FileType[]) => `Drop a ${fileTypesText(types)} file here`,
  damaged: 'The file did not arrive whole. Try again.',
  unreadable: 'The file cannot be read any more. Choose it again.',
  unreachable: 'The connection broke. Try again when you are online.',
  unanswered: 'The server did not respond.',
  started: (name: string) => `Sending ${name}.`,
  broken: 'The connection broke. Sending goes on by itself.',
  paused: 'Sending is paused.',
  done: (name: string) => `${name} was sent.`,
  cancelled: (name: string) => `Sending ${name} was cancelled.`,
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  notRead: 'The file could not be read. Try again.',
} as const
