import type { Handlers } from '../contract.ts'
import { accessHandlers } from './access.ts'
import { codeHandlers } from './codes.ts'
import { consentHandlers } from './consent.ts'
import { examBlockHandlers } from './exam-blocks.ts'
import { moduleRuleHandlers } from './module-rules.ts'
import { moduleHandlers } from './modules.ts'
import { notificationHandlers } from './notifications.ts'
import { passwordHandlers } from './password.ts'
import { policyHandlers } from './policy.ts'
import { sessionHandlers } from './session.ts'
import { testBlockHandlers } from './test-blocks.ts'
import { timeZoneHandlers } from './time-zones.ts'

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...accessHandlers,
  ...notificationHandlers,
  ...policyHandlers,
  ...consentHandlers,
  ...passwordHandlers,
  ...codeHandlers,
  ...timeZoneHandlers,
  ...moduleHandlers,
  ...examBlockHandlers,
  ...testBlockHandlers,
  ...moduleRuleHandlers,
}
