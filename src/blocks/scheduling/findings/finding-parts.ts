/** The code that checks the schedule, draws findings and proposes a schedule: one chunk, loaded right after the step. */
export { ProposalEntry } from '../../proposal/ProposalEntry.tsx'
export { ProposalPlace } from '../../proposal/ProposalPlace.tsx'
export { checkSchedule } from './check-schedule.ts'
export { FindingsPanel } from './FindingsPanel.tsx'
