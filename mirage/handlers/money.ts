import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { isAllowed } from '../accounts/permissions.ts'
import { ok, type Handlers } from '../contract.ts'
import { RecordRefusal } from '../resources/engine/refusal.ts'
import { creditInvoice, creditRefusal } from '../resources/money/invoices.ts'
import { statementOf } from '../resources/money/statement.ts'
import { invoiceSums } from '../resources/money/summary.ts'
import { answeringRecords, recordOf, storeOf } from './records.ts'

/** Calls of invoices beside the standard ones. */
export const moneyHandlers = {
  creditInvoice: ({ path, body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      if (!isAllowed(call.menu, { permission: 'Publish', component: invoice.components }))
        throw new RecordRefusal(403, 'You do not have permission to do this.')
      const record = recordOf('Invoice', path.id, store)
      const refusal = creditRefusal(record)
      if (refusal !== null) {
        const data = { kind: 'state' as const, status: record.status }
        return { status: 409 as const, body: { code: 409, message: 'Conflict', description: refusal, data } }
      }
      const invoiceId = creditInvoice(record, body, store)
      return ok({ invoiceId }, `Credit note ${String(recordOf('Invoice', invoiceId, store).fields['invoiceNumber'])} created.`)
    })
  },

  getInvoiceSummary: (call) => ok(invoiceSums({ ...call.query }, storeOf(call))),

  getStatement: ({ path, ...call }) =>
    answeringRecords(() => {
      const statement = statementOf(path.kind, path.id, storeOf(call))
      if (!statement) throw new RecordRefusal(404, 'The statement was not found.')
      return ok(statement)
    }),
} satisfies Partial<Handlers>
