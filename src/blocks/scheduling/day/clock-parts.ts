/** What the schedule draws with the table of clocks, in one chunk: it comes right after the step, which shows itself without it. */
export { StartWords } from '#src/blocks/clocks/StartWords.tsx'
export { zoneLabels } from '#src/blocks/clocks/zone-labels.ts'
export { InstantBar } from './InstantBar.tsx'
