export * as rules from '#machines/blocks/scheduling/scheduling-history.ts'
export { keepHistory, openHistoryChannel } from './keep-history.ts'
export { HistoryBar } from './HistoryBar.tsx'
export { stepText } from './step-text.ts'
