import { paperErrors, totalOf } from '#openapi/assessment/paper-checks.ts'
import { paper } from '#openapi/generated/resources/assessment/paper.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { standardCalls } from '../engine/calls.ts'
import { textOf } from '../engine/values.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'
import { approved, draft, questionNow, questionOfPaper, type PaperFields } from './question-fields.ts'
import { paperSeeds } from './seeds/papers.ts'

type Sent = FieldsOf<'Paper'>

/** The questions of a paper, in their order. */
export const questionIdsOf = ({ sections }: Pick<Sent, 'sections'>): readonly number[] => sections.flatMap(({ questions }) => questions)

function moduleBreach({ moduleId, version, evaluation }: Sent, store: Writing<Sent>): Breach | null {
  const { versions = [], evaluations = [] } = fieldsOf('Module', moduleId, store) ?? {}
  if (versions.length > 0 && !versions.includes(version)) return ['version', `Choose a version of the module: ${versions.join(', ')}.`]
  if (evaluations.includes(evaluation)) return null
  return ['evaluation', `${store.named('Module', moduleId)} is not sat in ${evaluation} blocks.`]
}

const firstError = (fields: Sent, store: Writing<Sent>): Breach | null => {
  const [first] = paperErrors(fields, (id) => questionNow(id, store))
  return first ?? null
}

const codeOf = (id: number, store: Pick<Store, 'db'>): string => questionNow(id, store)?.questionCode ?? String(id)

/** A question that is not approved, or of another module; one that the paper has already stays. */
function questionBreach({ sections, moduleId }: Sent, { before, ...store }: Writing<Sent>): Breach | null {
  const kept = new Set(before ? questionIdsOf(before) : [])
  for (const [index, { questions }] of sections.entries())
    for (const id of questions.filter((one) => !kept.has(one))) {
      const path = `sections.${index}.questions`
      if (store.db.records('Question').find(id)?.status !== approved) return [path, `${codeOf(id, store)} is not approved.`]
      if (questionNow(id, store)?.moduleId !== moduleId)
        return [path, `${codeOf(id, store)} is no question of ${store.named('Module', moduleId)}.`]
    }
  return null
}

/** What is sat: sections of questions. Sealing fixes the version of each of them. */
export const papers = serveResource({
  rules: paper,
  seeds: paperSeeds,
  scope: (user) => () => user.contactType === 'NCUK',
  calculated: (fields: PaperFields, _id, store) => ({
    totalMarks: totalOf(fields.sections, (id) => questionOfPaper(fields, id, store)),
    questionCount: questionIdsOf(fields).length,
  }),
  completed: (fields: PaperFields, { before, user, status, ...store }) => {
    const { authorId = user.id, sealedQuestions = [] } = (before ?? {}) as Partial<PaperFields>
    const isSealing = status === approved && sealedQuestions.length === 0
    const sealed = isSealing
      ? questionIdsOf(fields).map((questionId) => ({ questionId, versionNo: questionNow(questionId, store)?.versionNo ?? 1 }))
      : sealedQuestions
    return tidied({ ...fields, authorId, sealedQuestions: sealed }, paper.fields) as Sent
  },
  statusOnceChanged: () => draft,
  checks: [moduleBreach, firstError, questionBreach],
  moveRefusal: ({ sections }, { status, db }) => {
    if (status !== approved) return null
    const open = questionIdsOf({ sections }).find((id) => db.records('Question').find(id)?.status !== approved)
    return open === undefined ? null : `${codeOf(open, { db })} is not approved.`
  },
  on: {
    // Deliveries can choose sealed papers only.
    options: (service, call) => {
      const sealed = (name: ResourceName) => call.store.scoped(name).filter(({ status }) => name !== 'Paper' || status === approved)
      return standardCalls.options(service, textOf(call.query['ids']) === '' ? { ...call, store: { ...call.store, scoped: sealed } } : call)
    },
  },
  updateRefusal: ({ status }) => (status === approved ? 'A sealed paper is not changed.' : null),
})
