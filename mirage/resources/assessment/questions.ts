import { fieldsOfSomeTypes, fieldsOfType, questionErrors, questionTexts } from '#openapi/assessment/question-checks.ts'
import { question } from '#openapi/generated/resources/assessment/question.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import { fieldsOf } from '../masters/parts.ts'
import { facilityOf } from './facility.ts'
import { approved, draft, type QuestionFields } from './question-fields.ts'
import { questionSeeds, seedFormerVersions } from './seeds/questions.ts'

type Sent = FieldsOf<'Question'>

/** The fields of a question without those that its type does not have. */
function withoutStray(fields: QuestionFields): QuestionFields {
  const own = fieldsOfType(fields.questionType)
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !fieldsOfSomeTypes.some((one) => one === name) || own.some((one) => one === name)),
  ) as QuestionFields
}

const firstError = (fields: Sent): Breach | null => {
  const [first] = questionErrors(fields)
  return first ?? null
}

function submoduleBreach({ moduleId, submoduleId }: Sent, store: Writing<Sent>): Breach | null {
  if (submoduleId === undefined || fieldsOf('Submodule', submoduleId, store)?.moduleId === moduleId) return null
  return ['submoduleId', `Choose a paper of ${store.named('Module', moduleId)}.`]
}

function pictureBreach({ assetId }: Sent, store: Writing<Sent>): Breach | null {
  const file = assetId === undefined ? null : fieldsOf('Asset', assetId, store)?.file
  return file && !/\.(png|jpe?g|svg)$/i.test(file.fileName) ? ['assetId', 'Choose a picture: PNG, JPG or SVG.'] : null
}

const statusOf = (id: number | null, { db }: Pick<Writing<Sent>, 'db'>) => (id === null ? null : db.records('Question').find(id)?.status)

/** What is asked in papers. An approved one that changes is a new version, which has to be approved again. */
export const questions = serveResource({
  rules: question,
  seeds: questionSeeds,
  seedBeside: seedFormerVersions,
  scope: (user) => () => user.contactType === 'NCUK',
  calculated: (_fields, id, store) => facilityOf(id, store),
  completed: (fields: QuestionFields, { id, before, user, db, status }) => {
    if (before === null) return tidied({ ...withoutStray(fields), authorId: user.id, versionNo: 1 }, question.fields) as Sent
    // A change takes an approved question back to its draft.
    const isNext = statusOf(id, { db }) === approved && status === draft
    const { authorId = user.id, versionNo = 1 } = before as QuestionFields
    const next = { ...withoutStray(fields), authorId: isNext ? user.id : authorId, versionNo: isNext ? versionNo + 1 : versionNo }
    return tidied(next, question.fields) as Sent
  },
  statusOnceChanged: () => draft,
  checks: [firstError, submoduleBreach, pictureBreach],
  moveRefusal: (fields: QuestionFields, { status, user }) => {
    if (status === approved && fields.authorId === user.id) throw new RecordRefusal(403, questionTexts.ownQuestion)
    return null
  },
  saved: (id, fields: QuestionFields, { db }, before) => {
    const former = before?.fields as QuestionFields | undefined
    // Papers that are sealed with the former version keep it.
    if (before?.status === approved && former !== undefined && former.versionNo !== fields.versionNo)
      db.approvedVersions.insert({ resource: 'Question', recordId: id, fields: former })
  },
  updateRefusal: ({ status }) => (status === -1 ? 'An inactive question is not changed.' : null),
})
