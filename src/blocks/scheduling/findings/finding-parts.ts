/** What checks the schedule and draws what was found, in one chunk: it comes right after the step, which shows itself without it. */
export { checkSchedule } from './check-schedule.ts'
export { FindingsPanel } from './FindingsPanel.tsx'
