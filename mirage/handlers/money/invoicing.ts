import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { ok, type Handlers } from '../../contract.ts'
import { RecordRefusal, refuse } from '../../resources/engine/refusal.ts'
import { historicBudget, liveBudget } from '../../resources/money/budgets.ts'
import { generateInvoices } from '../../resources/money/generate.ts'
import { creditInvoice, creditRefusal } from '../../resources/money/invoices.ts'
import { remindOf, remindRefusal, sendRefusal, sendRequest } from '../../resources/money/payment-requests.ts'
import { copyTargets } from '../../resources/money/copy-targets.ts'
import { statementOf } from '../../resources/money/statement.ts'
import { billRequests, unbilledRequests } from '../../resources/money/unbilled.ts'
import { invoiceSums } from '../../resources/money/summary.ts'
import { answeringFields, answeringRecords, recordOf, requirePermission, stateConflict, storeOf } from '../records.ts'

/** Calls of invoices beside the standard ones. */
export const moneyHandlers = {
  creditInvoice: ({ path, body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      requirePermission('Publish', invoice, call.menu)
      const record = recordOf('Invoice', path.id, store)
      const refusal = creditRefusal(record)
      if (refusal !== null) return stateConflict(refusal, record)
      const invoiceId = creditInvoice(record, body, store)
      return ok({ invoiceId }, `Credit note ${String(recordOf('Invoice', invoiceId, store).fields['invoiceNumber'])} created.`)
    })
  },

  generateInvoices: ({ body, ...call }) =>
    answeringFields(() => {
      const { created, invoices } = generateInvoices(body, storeOf(call))
      return ok({ created, invoices }, created === 1 ? '1 draft created.' : `${created} drafts created.`)
    }),

  listUnbilledRequests: ({ query: { bills = 'Centre', service = '', searchText = '', pageNo = 1, pageSize = 25 }, ...call }) =>
    ok(unbilledRequests({ bills, service, searchText, pageNo, pageSize }, storeOf(call))),

  billRequests: ({ body, ...call }) =>
    answeringFields(() => {
      const invoiceIds = [...billRequests(body, storeOf(call))]
      return ok({ invoiceIds }, invoiceIds.length === 1 ? '1 draft created.' : `${invoiceIds.length} drafts created.`)
    }),

  copyTargets: ({ body, ...call }) =>
    answeringFields(() => {
      const copied = copyTargets(body, storeOf(call))
      return ok(copied, `${copied.created} ${copied.created === 1 ? 'target' : 'targets'} created, ${copied.existing} existed.`)
    }),

  sendPaymentRequest: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const record = recordOf('PaymentRequest', path.id, store)
      const refusal = sendRefusal(record)
      return refusal === null ? ok(sendRequest(record, store), 'Payment request sent.') : stateConflict(refusal, record)
    })
  },

  remindPaymentRequest: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const record = recordOf('PaymentRequest', path.id, store)
      const refusal = remindRefusal(record)
      return refusal === null ? ok(remindOf(record, store), 'Reminder sent.') : stateConflict(refusal, record)
    })
  },

  getInvoiceSummary: (call) => ok(invoiceSums({ ...call.query }, storeOf(call))),

  getStatement: ({ path, ...call }) =>
    answeringRecords(() => {
      const statement = statementOf(path.kind, path.id, storeOf(call))
      if (!statement) throw new RecordRefusal(404, 'The statement was not found.')
      return ok(statement)
    }),

  getHistoricBudget: ({ query: { yearIds = '', centreId = 0, programId = 0, regionId = 0 }, ...call }) =>
    answeringRecords(() => {
      const compared = yearIds.split(',').map(Number)
      const budget = historicBudget({ centreId, programId, regionId }, compared, storeOf(call))
      return ok(budget ?? refuse('There is no current year.'))
    }),

  getLiveBudget: ({ query: { centreId = 0, programId = 0, regionId = 0 }, ...call }) =>
    answeringRecords(() => ok(liveBudget({ centreId, programId, regionId }, storeOf(call)) ?? refuse('There is no current year.'))),
} satisfies Partial<Handlers>
