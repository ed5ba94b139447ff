import { ok, type Handlers } from '../../contract.ts'
import { countsOf } from '../../resources/applications/applications.ts'
import { storeOf } from '../records.ts'

/** What applications do beside the standard calls. */
export const applicationHandlers = {
  countApplications: (call) => ok(countsOf(storeOf(call).scoped('Application'))),
} satisfies Partial<Handlers>
