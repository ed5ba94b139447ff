import { messageTemplate } from '#openapi/generated/resources/communications/message-template.ts'
import { serveResource } from '../engine/service.ts'
import { textBreach } from './message-checks.ts'
import { templateSeeds } from './seeds/templates.ts'

/** Texts that messages begin with. */
export const messageTemplates = serveResource({
  rules: messageTemplate,
  seeds: () => templateSeeds,
  checks: [({ subject, content }) => textBreach('', subject, content)],
})
