import type { ChartEntry } from './chart-entry.ts'
import { academicDates } from './entries/academic-dates.ts'
import { attempt } from './entries/assessment/attempt.ts'
import { invigilation } from './entries/assessment/invigilation.ts'
import { invigilatorCall } from './entries/assessment/invigilator-call.ts'
import { markingDesk } from './entries/assessment/marking-desk.ts'
import { blockDetails } from './entries/block-details.ts'
import { blockList } from './entries/block-list.ts'
import { blockSummary } from './entries/block-summary.ts'
import { blockWizard } from './entries/block-wizard.ts'
import { changePassword } from './entries/change-password.ts'
import { composer } from './entries/communications/composer.ts'
import { sending } from './entries/communications/sending.ts'
import { connectivity } from './entries/connectivity.ts'
import { consent } from './entries/consent.ts'
import { curriculumSelection } from './entries/selection/curriculum-selection.ts'
import { drag } from './entries/drag.ts'
import { forgotPassword } from './entries/forgot-password.ts'
import { listExport } from './entries/list-export.ts'
import { recordImport } from './entries/import.ts'
import { list } from './entries/list.ts'
import { moduleRuleEditor } from './entries/module-rule-editor.ts'
import { moduleRuleList } from './entries/module-rule-list.ts'
import { moduleRuleSummary } from './entries/module-rule-summary.ts'
import { notifications } from './entries/notifications.ts'
import { privacyPolicy } from './entries/privacy-policy.ts'
import { payment } from './entries/money/payment.ts'
import { nextYear } from './entries/blocks/next-year.ts'
import { resetLink } from './entries/reset-link.ts'
import { proposal } from './entries/blocks/proposal.ts'
import { recordEditor } from './entries/record-editor.ts'
import { recordGrid } from './entries/records/record-grid.ts'
import { recordView } from './entries/record-view.ts'
import { moduleMoves } from './entries/people/module-moves.ts'
import { rightsEditor } from './entries/people/rights-editor.ts'
import { reveal } from './entries/reveal.ts'
import { errorDecision } from './entries/students/error-decision.ts'
import { scheduling } from './entries/scheduling.ts'
import { session } from './entries/session.ts'
import { snapshotLink } from './entries/sharing/snapshot-link.ts'
import { snapshot } from './entries/sharing/snapshot.ts'
import { timeZones } from './entries/time-zones.ts'
import { upload } from './entries/files/upload.ts'

/** Every machine of the portal. */
export const chartEntries: readonly ChartEntry[] = [
  session,
  privacyPolicy,
  snapshotLink,
  snapshot,
  connectivity,
  consent,
  notifications,
  changePassword,
  forgotPassword,
  resetLink,
  reveal,
  list,
  listExport,
  recordEditor,
  recordView,
  recordGrid,
  recordImport,
  upload,
  composer,
  sending,
  blockList,
  blockWizard,
  blockDetails,
  timeZones,
  scheduling,
  drag,
  proposal,
  blockSummary,
  nextYear,
  academicDates,
  moduleRuleList,
  moduleRuleEditor,
  moduleRuleSummary,
  rightsEditor,
  moduleMoves,
  payment,
  errorDecision,
  attempt,
  invigilation,
  invigilatorCall,
  markingDesk,
  curriculumSelection,
]
