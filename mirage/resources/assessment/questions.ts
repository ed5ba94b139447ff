import { question } from '#openapi/generated/resources/assessment/question.ts'
import { serveResource } from '../engine/service.ts'
import { questionSeeds } from './seeds/questions.ts'

/** What is asked in papers. */
export const questions = serveResource({
  rules: question,
  seeds: questionSeeds,
  scope: (user) => () => user.contactType === 'NCUK',
})
