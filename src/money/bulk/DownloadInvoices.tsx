import { Download } from 'lucide-react'
import * as v from 'valibot'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { answerReader } from '#src/api/answer.ts'
import { useServices } from '#src/api/services.tsx'
import { useMadeFile } from '#src/resources/files/use-made-file.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { BulkButton } from '#src/ui/list/bulk-bar.tsx'
import { bulkTexts as texts } from './texts.ts'

const readLink = answerReader('downloadInvoices', v.object({ link: v.string(), fileName: v.string() }))
const log = { component: invoice.components, permission: 'View' as const }

/** Saves the chosen invoices in one file. */
export function DownloadInvoices({ rows }: { readonly rows: readonly StoredRecord[] }) {
  const { api } = useServices()
  const body = { invoiceId: rows.map(({ id }) => Number(id)) }
  const { isBusy, save } = useMadeFile(async () => readLink(await api.call('downloadInvoices', { body }, { log })))
  return (
    <BulkButton icon={<Download size={16} aria-hidden />} isBusy={isBusy} onClick={save}>
      {texts.download}
    </BulkButton>
  )
}
