import { moduleNamed } from '../../../fixtures/modules.ts'
import type { SeedOf } from '../../engine/service.ts'
import type { QuestionFields } from '../question-fields.ts'

const approved = 8

/** The questions of the bank. */
export const questionSeeds = (): (SeedOf<'Question'> & QuestionFields)[] => [
  {
    id: 1,
    status: approved,
    questionCode: 'PHY-001',
    moduleId: moduleNamed('Physics').moduleId,
    questionType: 'Single choice',
    stem: '<p>What is the unit of force?</p>',
    options: [{ text: 'newton', isCorrect: 1 }, { text: 'joule' }, { text: 'watt' }, { text: 'pascal' }],
    marks: 1,
    difficulty: 1,
    topics: ['Units'],
    authorId: 107,
    versionNo: 1,
  },
  {
    id: 2,
    status: approved,
    questionCode: 'PHY-002',
    moduleId: moduleNamed('Physics').moduleId,
    questionType: 'Essay',
    stem: '<p>Explain why a satellite stays in its orbit.</p>',
    markScheme: [
      { point: 'Gravity is the only force.', marks: 2 },
      { point: 'It gives the centripetal acceleration.', marks: 3 },
    ],
    marks: 5,
    difficulty: 4,
    topics: ['Gravity'],
    authorId: 107,
    versionNo: 1,
  },
]
