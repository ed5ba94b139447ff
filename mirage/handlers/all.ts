import type { Handlers } from '../contract.ts'
import { accessHandlers } from './access.ts'
import { assetFileHandlers } from './assets/asset-files.ts'
import { folderHandlers } from './assets/folders.ts'
import { archiveHandlers } from './assets/archive.ts'
import { libraryHandlers } from './assets/library.ts'
import { overviewHandlers } from './assets/overview.ts'
import { shareLinkHandlers } from './assets/share-links.ts'
import { assessmentHandlers } from './assessment/deliveries.ts'
import { markingHandlers } from './assessment/marking.ts'
import { sittingHandlers } from './assessment/sitting.ts'
import { tagHandlers } from './assets/tags.ts'
import { blockHandlers } from './blocks.ts'
import { calendarHandlers } from './calendar/calendar.ts'
import { codeHandlers } from './codes.ts'
import { communicationHandlers } from './communications.ts'
import { consentHandlers } from './consent.ts'
import { contactHandlers } from './contacts.ts'
import { courseHandlers } from './institutions/courses.ts'
import { dashboardHandlers } from './reports/dashboard.ts'
import { masterDataHandlers } from './master-data.ts'
import { masterHandlers } from './masters.ts'
import { moduleRuleHandlers } from './module-rules.ts'
import { invoiceActHandlers } from './money/acts.ts'
import { moneyHandlers } from './money/invoicing.ts'
import { letterHandlers } from './money/letters.ts'
import { notificationHandlers } from './notifications.ts'
import { paymentHandlers } from './money/payments.ts'
import { passwordHandlers } from './password.ts'
import { policyHandlers } from './policy.ts'
import { rightsHandlers } from './rights.ts'
import { stagingHandlers } from './institutions/staging.ts'
import { commentHandlers } from './institutions/comments.ts'
import { customRequestHandlers } from './institutions/custom-requests.ts'
import { selectionHandlers } from './institutions/selection.ts'
import { sessionHandlers } from './session.ts'
import { applicationHandlers } from './students/applications.ts'
import { certificateHandlers } from './students/certificates.ts'
import { clearingHandlers } from './students/clearing.ts'
import { reportHandlers } from './reports/reports.ts'
import { resultHandlers } from './students/results.ts'
import { studentHandlers } from './students/registration.ts'
import { ucasHandlers } from './students/ucas.ts'

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...accessHandlers,
  ...dashboardHandlers,
  ...reportHandlers,
  ...notificationHandlers,
  ...policyHandlers,
  ...consentHandlers,
  ...passwordHandlers,
  ...codeHandlers,
  ...masterDataHandlers,
  ...masterHandlers,
  ...courseHandlers,
  ...stagingHandlers,
  ...blockHandlers,
  ...moduleRuleHandlers,
  ...moneyHandlers,
  ...invoiceActHandlers,
  ...letterHandlers,
  ...paymentHandlers,
  ...contactHandlers,
  ...selectionHandlers,
  ...customRequestHandlers,
  ...commentHandlers,
  ...rightsHandlers,
  ...studentHandlers,
  ...resultHandlers,
  ...applicationHandlers,
  ...certificateHandlers,
  ...tagHandlers,
  ...calendarHandlers,
  ...ucasHandlers,
  ...archiveHandlers,
  ...libraryHandlers,
  ...folderHandlers,
  ...assetFileHandlers,
  ...shareLinkHandlers,
  ...overviewHandlers,
  ...clearingHandlers,
  ...communicationHandlers,
  ...assessmentHandlers,
  ...sittingHandlers,
  ...markingHandlers,
}
