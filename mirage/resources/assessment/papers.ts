import { paper } from '#openapi/generated/resources/assessment/paper.ts'
import { serveResource } from '../engine/service.ts'
import { paperSeeds } from './seeds/papers.ts'

/** What is sat: sections of questions. */
export const papers = serveResource({
  rules: paper,
  seeds: paperSeeds,
  scope: (user) => () => user.contactType === 'NCUK',
})
