import { useLocation } from 'wouter'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { RecordPage } from '../record-page.ts'
import { forgetRecords } from '../record-queries.ts'
import { useRecords } from '../use-records.ts'
import { ImportPage } from './ImportPage.tsx'
import { importTexts as texts } from './texts.ts'

// Pages that import elsewhere load it from here, with this chunk.
export { ImportPage }

/** Creates the import page of a resource. */
export const recordImport = (rules: ResourceRules) =>
  function RecordImport({ paths, breadcrumbs }: RecordPage) {
    const { service, queryClient } = useRecords(rules)
    const [, navigate] = useLocation()
    return (
      <ImportPage
        rules={rules}
        breadcrumbs={breadcrumbs(texts.title(rules))}
        importRows={async (mode, rows) => {
          try {
            return await service.importRows(mode, rows)
          } finally {
            // Also after a failure: some of the rows may have been written.
            if (mode === 'apply') forgetRecords(queryClient, rules)
          }
        }}
        onDone={() => navigate(paths.list)}
      />
    )
  }
