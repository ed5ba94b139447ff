import { ok, type Handlers } from '../../contract.ts'
import { reportOf, reportsFor } from '../../reports/catalogue.ts'
import { answeringRecords, storeOf } from '../records.ts'

const idsIn = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

/** The reports of all areas. */
export const reportHandlers = {
  listReports: (call) => ok(reportsFor(storeOf(call)).map((report) => ({ report }))),

  getReport: ({ path, query, ...call }) =>
    answeringRecords(() => {
      const { studentId = 0, resultIntakeId = 0, deliveryId = 0, centreIds = '', moduleIds = '', yearId = 0 } = query
      const { by = '', from = '', to = '', atRisk = 0, compare = 0 } = query
      const asked = {
        studentId,
        resultIntakeId,
        deliveryId,
        yearId,
        by,
        from,
        to,
        centreIds: idsIn(centreIds),
        moduleIds: idsIn(moduleIds),
        atRisk: atRisk === 1,
        compare: compare === 1,
      }
      return ok(reportOf(path.report, asked, storeOf(call)))
    }),
} satisfies Partial<Handlers>
