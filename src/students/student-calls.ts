import type { Done } from '#machines/outcome.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '#src/resources/record-calls.ts'

/** Makes a student of a lead. */
export async function convertLead(api: Api, codec: IdCodec, { components }: ResourceRules, leadId: string): Promise<Done> {
  const log = { component: components, permission: 'Modify' as const }
  const { description } = await api.call('convertLead', { path: { id: encrypted(codec, leadId) } }, { log })
  return { message: description }
}

/** Registers an approved student, who gets the student ID. */
export async function registerStudent(api: Api, codec: IdCodec, { components }: ResourceRules, studentId: string): Promise<Done> {
  const log = { component: components, permission: 'Modify' as const }
  const { description } = await api.call('registerStudent', { path: { id: encrypted(codec, studentId) } }, { log })
  return { message: description }
}

/** Mails a student, or the student that a lead has become, the link to the own registration. */
export async function sendLink(api: Api, { components }: ResourceRules, body: { leadId: number } | { studentId: number }): Promise<Done> {
  const log = { component: components, permission: 'Modify' as const }
  const { description } = await api.call('createRegistrationLink', { body }, { log })
  return { message: description }
}
