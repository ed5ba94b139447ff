import { Download, Printer } from 'lucide-react'
import type { StoredRecord } from '#src/resources/record-types.ts'
import type { PageTool } from '#src/resources/view/record-actions.tsx'
import { printPage } from '#src/ui/kit/print-page.ts'
import { moneyTexts as texts } from '../texts.ts'
import { paperName } from './paper-name.ts'

/** Prints an invoice, or saves it by the same dialog. */
export function paperTools(record: StoredRecord): readonly PageTool[] {
  const run = () => printPage(paperName(record))
  return [
    { id: 'print', label: texts.print, icon: <Printer size={16} aria-hidden />, run },
    { id: 'pdf', label: texts.pdf, icon: <Download size={16} aria-hidden />, hint: texts.pdfHint, run },
  ]
}
