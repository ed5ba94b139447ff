/** What checks the schedule, draws what was found and proposes one, in one chunk: it comes right after the step, which shows itself without it. */
export { ProposalEntry } from '../../proposal/ProposalEntry.tsx'
export { ProposalPlace } from '../../proposal/ProposalPlace.tsx'
export { checkSchedule } from './check-schedule.ts'
export { FindingsPanel } from './FindingsPanel.tsx'
