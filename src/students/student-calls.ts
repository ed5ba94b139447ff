import type { Done } from '#machines/outcome.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import * as v from 'valibot'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { encrypted } from '#src/resources/record-calls.ts'
import { bulkTexts } from './registration/bulk-texts.ts'

const readSync = answerReader('syncUcasIds', v.object({ matched: v.number(), several: v.number(), none: v.number() }))

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

const { several, none, matched } = bulkTexts
const refused = 400

/** Takes over the UCAS ID of a student; refused where not exactly one person fits. */
export async function syncUcasId(api: Api, { components }: ResourceRules, studentId: number): Promise<Done> {
  const log = { component: components, permission: 'Modify' as const }
  const counts = readSync(await api.call('syncUcasIds', { body: { studentIds: [studentId] } }, { log }))
  if (counts.matched === 1) return { message: matched }
  throw new ApiProblem('refused', refused, counts.several === 1 ? several : none)
}

/** Mails a student, or the student that a lead has become, the link to the own registration. */
export async function sendLink(api: Api, { components }: ResourceRules, body: { leadId: number } | { studentId: number }): Promise<Done> {
  const log = { component: components, permission: 'Modify' as const }
  const { description } = await api.call('createRegistrationLink', { body }, { log })
  return { message: description }
}
