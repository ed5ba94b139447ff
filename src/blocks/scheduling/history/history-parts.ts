export * as rules from '#machines/blocks/scheduling/scheduling-history.ts'
export { stepText } from './step-text.ts'
