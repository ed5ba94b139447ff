import type { DownloadKind } from '#machines/session/session-types.ts'

/** What each kind of file is called, in the order of the buttons. */
export const downloadLabels: Readonly<Record<DownloadKind, string>> = {
  csv: 'CSV',
  excel: 'Excel',
  bulk: 'Bulk',
  certificate: 'Certificate',
  transcript: 'Transcript',
}

/** Texts of the downloads of results. */
export const downloadTexts = {
  group: 'Downloads',
  download: (label: string) => `Download ${label}`,
  history: 'Download history',
  none: 'No downloads yet',
  noneHint: 'A file of results that you download is listed here.',
  allSets: 'All results',
  results: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'}`,
  students: (count: number) => `${count} ${count === 1 ? 'student' : 'students'}`,
} as const
