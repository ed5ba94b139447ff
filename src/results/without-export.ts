import type { RecordPage } from '#src/resources/record-page.ts'

/** A list of results as its page is given: what may be downloaded is said by the flags of the person alone. */
export const withoutExport = (page: RecordPage): RecordPage => ({ ...page, can: (right) => right !== 'Download' && page.can(right) })
