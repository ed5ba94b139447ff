import type { RecordPage } from '#src/resources/record-page.ts'

/** A page of results without the usual export: the flags of the person alone decide what may be downloaded. */
export const withoutExport = (page: RecordPage): RecordPage => ({ ...page, can: (right) => right !== 'Download' && page.can(right) })
