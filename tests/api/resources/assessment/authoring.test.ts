import { describe, expect, it } from 'vitest'
import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { approved, draft, review, startAssessment } from './assessment-start.ts'

const question = {
  questionCode: 'NEW-1',
  moduleId: moduleNamed('Physics').moduleId,
  questionType: 'Single choice',
  stem: '<p>What is the unit of power?</p>',
  options: [{ text: 'watt', isCorrect: 1 }, { text: 'joule' }],
  marks: 1,
  difficulty: 2,
}
const [physics, physicsPaper, sealedPaper] = [1, 1, 2]

describe('a question', () => {
  it('is refused with two correct options where one is, and with a scheme that misses the marks (CAT-ASR-01)', async () => {
    const { create } = await startAssessment()
    const two = question.options.map((option) => ({ ...option, isCorrect: 1 }))
    expect((await create('Question', { ...question, options: two })).data).toEqual({
      fields: [{ field: 'options', description: 'Mark exactly one option as correct.' }],
    })
    const none = question.options.map(({ text }) => ({ text }))
    expect((await create('Question', { ...question, questionType: 'Multiple choice', options: none })).data).toEqual({
      fields: [{ field: 'options', description: 'Mark at least one option as correct.' }],
    })
    const markScheme = [
      { point: 'Names it.', marks: 1.5 },
      { point: 'Explains it.', marks: 2.5 },
    ]
    expect((await create('Question', { ...question, questionType: 'Essay', options: undefined, markScheme, marks: 5 })).data).toEqual({
      fields: [{ field: 'markScheme', description: 'The scheme adds up to 4, not 5.' }],
    })
  })

  it('has whole and half marks, as markers give them', async () => {
    const { create } = await startAssessment()
    expect((await create('Question', { ...question, marks: 0.75 })).data).toEqual({
      fields: [{ field: 'marks', description: 'Enter a value in steps of 0.5.' }],
    })
    expect((await create('Question', { ...question, marks: 1.5 })).status).toBe(200)
  })

  it('that the machine marks may cost marks; an essay keeps none that were typed before its type was chosen', async () => {
    const { admin, create } = await startAssessment()
    const saved = async (more: object) => {
      const { data } = await create('Question', { ...question, options: undefined, marks: 2, ...more })
      return data['fields'] ?? (await admin.succeed('Question', 'details', { id: Number(data['questionId']) }))['negativeMarks']
    }
    const number = { questionType: 'Number', answers: ['9.81'] }
    expect(await saved({ ...number, negativeMarks: 3 })).toEqual([{ field: 'negativeMarks', description: 'Enter a value from 0 to 2.' }])
    expect(await saved({ ...number, negativeMarks: 1 })).toBe(1)
    const essay = { questionType: 'Essay', markScheme: [{ point: 'Explains it.', marks: 2 }] }
    expect(await saved({ ...essay, questionCode: 'NEW-2', negativeMarks: 3 })).toBeUndefined()
  })

  it('is not approved by its author, whose call is forbidden, but by another person (CAT-ASR-02)', async () => {
    const { admin, create } = await startAssessment()
    const id = Number((await create('Question', question)).data['questionId'])
    await admin.succeed('Question', 'move', { id, body: { status: review } })
    expect(await admin.call('Question', 'move', { id, body: { status: approved } })).toEqual({
      status: 403,
      description: 'An author cannot approve the own question.',
      data: null,
    })
    const waiting = (
      await admin.succeed('Question', 'list', { query: { statusId: review, pageNo: 1, pageSize: 10, moduleId: question.moduleId } })
    ).list
    const other = Number(waiting?.find((one) => one['questionId'] !== id)?.['questionId'])
    expect((await admin.call('Question', 'move', { id: other, body: { status: approved } })).status).toBe(200)
  })

  it('that was approved and changes is version 2, while a sealed paper shows version 1 (CAT-ASR-03)', async () => {
    const { admin, calls, change } = await startAssessment()
    const asked = async (paperId: number) => {
      const { sections } = await (await calls()).succeed('getPaperContent', { path: { id: paperId } })
      return sections.flatMap(({ questions }) => questions).find(({ questionId }) => questionId === physics)
    }
    const before = await asked(sealedPaper)
    expect((await change('Question', physics, { stem: '<p>Changed</p>' })).status).toBe(200)
    expect(await admin.succeed('Question', 'details', { id: physics })).toMatchObject({
      versionNo: 2,
      status: draft,
      stem: '<p>Changed</p>',
    })
    expect(before).toMatchObject({ versionNo: 1, stem: '<p>Which word means: the unit of force?</p>' })
    expect(await asked(sealedPaper)).toEqual(before)
    expect(await asked(physicsPaper)).toEqual(before)
  })

  it('keeps nothing of another type of question', async () => {
    const { admin, create } = await startAssessment()
    const id = Number(
      (await create('Question', { ...question, answers: ['watt'], markScheme: [{ point: 'x', marks: 1 }] })).data['questionId'],
    )
    const stored = await admin.succeed('Question', 'details', { id })
    expect(stored).toMatchObject({ options: [{ text: 'watt', isCorrect: 1 }, { text: 'joule' }], versionNo: 1, status: draft })
    expect(stored).not.toHaveProperty('answers')
    expect(stored).not.toHaveProperty('markScheme')
  })

  it('is imported by its code', async () => {
    const { admin } = await startAssessment()
    const fields = { questionCode: 'phy-001', moduleId: 'Physics', questionType: 'Single choice', marks: '2' }
    const outcomes = await admin.succeed<readonly unknown[]>('Question', 'import', { body: { mode: 'check', rows: [{ line: 2, fields }] } })
    expect(outcomes).toMatchObject([
      {
        outcome: 'changed',
        changes: [
          { field: 'Marks', before: '1', after: '2' },
          { field: 'Status', before: 'Approved', after: 'Draft' },
        ],
      },
    ])
  })
})

describe('a paper', () => {
  const paper = {
    paperName: 'New paper',
    paperCode: 'NEW-P',
    moduleId: question.moduleId,
    version: 'V1',
    evaluation: 'test',
    durationMinutes: 60,
    sections: [{ title: 'A', questions: [1, 2] }],
  }

  it('takes a question once, approved, of its module, and passes at no more than its marks', async () => {
    const { create } = await startAssessment()
    const refused = async (more: object) => (await create('Paper', { ...paper, ...more })).data['fields']
    expect(await refused({ sections: [...paper.sections, { title: 'B', questions: [2] }] })).toEqual([
      { field: 'sections.1.questions', description: 'PHY-002 is in this paper already.' },
    ])
    expect(await refused({ sections: [{ title: 'A', questions: [18] }] })).toEqual([
      { field: 'sections.0.questions', description: 'PHY-018 is not approved.' },
    ])
    expect(await refused({ sections: [{ title: 'A', questions: [21] }] })).toEqual([
      { field: 'sections.0.questions', description: 'ECO-001 is no question of Physics.' },
    ])
    expect(await refused({ sections: [{ title: 'A', questions: [1, 2], choose: 3 }] })).toEqual([
      { field: 'sections.0.choose', description: 'Enter a value from 1 to 2.' },
    ])
    expect(await refused({ passMark: 3 })).toEqual([{ field: 'passMark', description: 'Enter a value from 0 to 2.' }])
  })

  it('reckons its marks, and is fixed with the versions of its questions once it is sealed', async () => {
    const { admin, create, change } = await startAssessment()
    const id = Number((await create('Paper', paper)).data['paperId'])
    expect(await admin.succeed('Paper', 'details', { id })).toMatchObject({ totalMarks: 2, questionCount: 2, status: draft })
    for (const status of [review, approved]) await admin.succeed('Paper', 'move', { id, body: { status } })
    expect((await admin.succeed('Paper', 'details', { id }))['sealedQuestions']).toEqual([
      { questionId: 1, versionNo: 1 },
      { questionId: 2, versionNo: 1 },
    ])
    expect(await change('Paper', id, { durationMinutes: 90 })).toMatchObject({ status: 409, description: 'A sealed paper is not changed.' })
  })
})

it('shows no question and no paper to partners, and no key where deliveries are read', async () => {
  const { as } = await startAssessment()
  for (const username of ['centre@centre.test', 'student@student.test', 'university@university.test']) {
    const person = await as(username)
    for (const name of ['Question', 'Paper'] as const) {
      expect((await person.call(name, 'list')).status).toBe(403)
      expect((await person.call(name, 'details', { id: 1 })).status).toBe(403)
      expect((await person.succeed<readonly unknown[]>(name, 'options')).length).toBe(0)
    }
  }
  const centre = await as('centre@centre.test')
  const answers = [
    await centre.succeed('Delivery', 'list'),
    await centre.succeed('Attempt', 'list'),
    await centre.succeed('Delivery', 'details', { id: 1 }),
  ]
  expect(JSON.stringify(answers)).not.toMatch(/isCorrect|markScheme|"answers"|autoMarks/)
})
