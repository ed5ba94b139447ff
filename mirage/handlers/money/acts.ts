import { recordTexts } from '#openapi/check-record.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import type { DateBox } from '#openapi/generated/schema.d.ts'
import { done, ok, type Handlers } from '../../contract.ts'
import { zipOf } from '../../files/file-archive.ts'
import { linkToMade } from '../../files/serve-file.ts'
import { standardCalls } from '../../resources/engine/calls.ts'
import { refuseFields } from '../../resources/engine/refusal.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { invoiceFile } from '../../resources/money/invoice-file.ts'
import { answeringConflicts, answeringFields, answeringRecords, recordOf, requirePermission, storeOf } from '../records.ts'

const reversed = -1

/** Takes an invoice one step on its way. */
function moveInvoice(id: number, to: string, updatedAt: DateBox, store: PersonalStore) {
  return answeringConflicts(() => {
    standardCalls.move(store.services.Invoice, { id, query: {}, body: { status: to, comment: '', updatedAt }, store })
    return done('Status changed successfully.')
  })
}

/** Acts on invoices and payments that have calls of their own. */
export const invoiceActHandlers = {
  readyInvoice: ({ path, body, ...call }) => moveInvoice(path.id, 'Ready to Invoice', body.updatedAt, storeOf(call)),
  draftInvoice: ({ path, body, ...call }) => moveInvoice(path.id, 'Draft', body.updatedAt, storeOf(call)),
  issueInvoice: ({ path, body, ...call }) => moveInvoice(path.id, 'Pending', body.updatedAt, storeOf(call)),
  confirmInvoice: ({ path, body, ...call }) => moveInvoice(path.id, 'Confirmed', body.updatedAt, storeOf(call)),

  reversePayment: ({ path, body, ...call }) => {
    const store = storeOf(call)
    return answeringConflicts(() => {
      recordOf('Payment', path.id, store)
      const comment = body.reason.trim()
      if (comment === '') refuseFields([['reason', recordTexts.required('Reason')]])
      standardCalls.move(store.services.Payment, { id: path.id, query: {}, body: { status: reversed, comment }, store })
      return done('Status changed successfully.')
    })
  },

  downloadInvoice: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      requirePermission('Download', invoice, store.menu)
      return ok(invoiceFile(recordOf('Invoice', path.id, store), store))
    })
  },

  downloadInvoices: async ({ body, ...call }) => {
    const store = storeOf(call)
    const pages = answeringFields(() => {
      requirePermission('Download', invoice, store.menu)
      return [...new Set(body.invoiceId)].map((id) => invoiceFile(recordOf('Invoice', id, store), store))
    })
    if ('status' in pages) return pages
    const zip = zipOf(pages.map(({ fileName, content }) => ({ name: fileName, bytes: new TextEncoder().encode(content) })))
    return ok(await linkToMade('invoices', 'Invoices.zip', zip, store))
  },
} satisfies Partial<Handlers>
