import type { WantedRecords } from '#machines/records/record-list.ts'
import { createListExportPorts } from '../list-export.ts'
import type { StoredRecord } from '../record-types.ts'
import { useListExport } from '../use-list-page.ts'
import type { RecordDeps } from '../use-records.ts'
import type { RecordQuery } from '../record-page.ts'

type Wanted = WantedRecords<RecordQuery, StoredRecord>

/** The export of a list; what makes the file is fetched with the first one. */
export const useRecordExport = ({ rules, service, clock, startTimer }: RecordDeps) =>
  useListExport(() =>
    createListExportPorts<RecordQuery, StoredRecord, Wanted>({
      list: service.list,
      startTimer,
      save: async (rows, { columns }) => (await import('./record-file.ts')).saveRecords(rules, rows, columns, clock.today()),
    }),
  )

/** An export as its list shows it. */
export type RecordExport = ReturnType<typeof useRecordExport>
