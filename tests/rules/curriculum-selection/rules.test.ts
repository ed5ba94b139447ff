import { describe, expect, it } from 'vitest'
import { noAnswers, type SelectionAnswers } from '#openapi/selection/answers.ts'
import { checkStep } from '#openapi/selection/check-step.ts'
import { findingsOf } from '#openapi/selection/findings.ts'
import { lostAnswers, settled } from '#openapi/selection/lost-answers.ts'
import { doneSteps, firstOpenStep, isAnswerStep, missingBefore, stepNames } from '#openapi/selection/steps.ts'
import type { AnswerStep } from '#openapi/selection/step-names.ts'
import { closedText, daysLeft } from '#openapi/selection/window.ts'
import { typedStudents } from '#machines/curriculum-selection/selection-edits.ts'
import { choices, complete } from './fixture.ts'

const answered = (change: Partial<SelectionAnswers>): SelectionAnswers => ({ ...complete, ...change })

describe('the steps', () => {
  it('come in this order (CAT-CUR-01)', () => {
    expect(stepNames.join(' ')).toBe(
      'combo stream custom-stream module intake test-exam-block-dates custom-teaching-date delivery confirmation',
    )
  })

  it('open once the required ones before them are done, and say which are missing (CAT-CUR-02)', () => {
    expect(missingBefore('intake', noAnswers, choices)).toEqual(['combo', 'stream', 'module'])
    expect(missingBefore('intake', answered({ modules: [] }), choices)).toEqual(['module'])
    expect(stepNames.flatMap((step) => missingBefore(step, complete, choices))).toEqual([])
  })

  it.each([
    [noAnswers, 'combo', 0],
    [answered({ ...noAnswers, comboIds: [1] }), 'stream', 1],
    [answered({ modules: [{ streamId: 5, moduleIds: [11] }] }), 'module', 6],
    [answered({ delivery: complete.delivery.slice(1) }), 'delivery', 6],
    [complete, 'confirmation', 8],
  ] as const)('begin where the first answer lacks', (answers, step, done) => {
    expect([firstOpenStep(answers, choices), doneSteps(answers, choices, false)]).toEqual([step, done])
  })

  it('are nine of nine once the selection is confirmed', () => {
    expect(doneSteps(complete, choices, true)).toBe(9)
  })
})

describe('the answers of a step', () => {
  it('that are complete have nothing wrong', () => {
    const wrong = stepNames.filter(isAnswerStep).flatMap((step) => [...checkStep(step, complete, choices)])
    expect(wrong).toEqual([])
  })

  it.each<readonly [AnswerStep, Partial<SelectionAnswers>, string, string]>([
    ['combo', { comboIds: [] }, 'comboIds', 'Choose at least one combo.'],
    ['combo', { comboIds: [1, 2, 3] }, 'comboIds', 'Choose at most 2 combos.'],
    ['combo', { comboIds: [9] }, 'comboIds', 'This Combo is no longer available.'],
    ['stream', { streamIds: [] }, 'streamIds', 'Choose at least one stream.'],
    ['stream', { streamIds: [9] }, 'streamIds', 'This Stream is no longer available.'],
    ['module', { streamIds: [5], modules: [] }, 'modules.5', 'Choose 2 to 3 modules.'],
    ['module', { streamIds: [6], modules: [{ streamId: 6, moduleIds: [11] }] }, 'modules.6', 'This Module is no longer available.'],
    ['intake', { intakes: [] }, 'intakes', 'Choose at least one intake.'],
    ['intake', { intakes: [{ intakeId: 401, teachingDateIds: [] }] }, 'intakes.401', 'Add atleast one teaching date.'],
    ['intake', { intakes: [{ intakeId: 401, teachingDateIds: [6] }] }, 'intakes.401', 'This Teaching Date is no longer available.'],
    ['intake', { intakes: [{ intakeId: 9, teachingDateIds: [1] }] }, 'intakes.9', 'This Intake is no longer available.'],
    ['test-exam-block-dates', { blocks: [] }, 'blocks.401', 'Choose at least one exam block.'],
    [
      'test-exam-block-dates',
      { blocks: [{ intakeId: 401, examblockIds: [201], testblockIds: [] }] },
      'blocks.401',
      'This Exam Block is no longer available.',
    ],
    ['delivery', { comboIds: [1], delivery: [] }, 'delivery.1.401', 'Choose how it is delivered.'],
    [
      'delivery',
      { comboIds: [1], delivery: [{ comboId: 1, intakeId: 401, deliveryMode: 1, students: 5001 }] },
      'delivery.1.401',
      'Enter a value from 0 to 5000.',
    ],
    [
      'module',
      {
        streamIds: [6],
        modules: [
          { streamId: 6, moduleIds: [12] },
          { streamId: 6, moduleIds: [99] },
        ],
      },
      'modules',
      'This value is there twice.',
    ],
    [
      'intake',
      {
        intakes: [
          { intakeId: 401, teachingDateIds: [1] },
          { intakeId: 401, teachingDateIds: [2] },
        ],
      },
      'intakes',
      'This value is there twice.',
    ],
    [
      'test-exam-block-dates',
      { blocks: [...complete.blocks, { intakeId: 401, examblockIds: [9], testblockIds: [] }] },
      'blocks',
      'This value is there twice.',
    ],
    [
      'delivery',
      { delivery: [...complete.delivery, { comboId: 2, intakeId: 401, deliveryMode: 1, students: 5 }] },
      'delivery',
      'This value is there twice.',
    ],
    ...['12,5', '1.5', '1e2', 'ten', '٢٠'].map(
      (typed) =>
        [
          'delivery',
          { comboIds: [1], delivery: [{ comboId: 1, intakeId: 401, deliveryMode: 1, ...typedStudents(typed) }] },
          'delivery.1.401',
          'Enter a whole number.',
        ] as const,
    ),
    [
      'delivery',
      { comboIds: [1], delivery: [{ comboId: 1, intakeId: 401, deliveryMode: 1, ...typedStudents('-3') }] },
      'delivery.1.401',
      'Enter a value from 0 to 5000.',
    ],
    [
      'delivery',
      { comboIds: [1], delivery: [{ comboId: 1, intakeId: 401, deliveryMode: 1, ...typedStudents(' ') }] },
      'delivery.1.401',
      'Students should not be blank!',
    ],
  ])('%s: %j is refused at its place', (step, change, path, text) => {
    expect([...checkStep(step, answered(change), choices)]).toEqual([[path, text]])
  })
})

describe('a mode of delivery', () => {
  const onCampusOnly = { ...choices, deliveryModes: [1] as const }
  const refused = [['delivery.2.401', 'This Mode is no longer available.']]

  it('is one of the curriculum', () => {
    expect([...checkStep('delivery', complete, onCampusOnly)]).toEqual(refused)
  })

  it('may be a further one for the combo route and intake for which it was approved', () => {
    const approved = (comboId: number, intakeId: number) => [{ comboId, intakeId, deliveryMode: 2 as const }]
    const wrong = (approvedDeliveries: ReturnType<typeof approved>) => [
      ...checkStep('delivery', complete, { ...onCampusOnly, approvedDeliveries }),
    ]
    expect(wrong(approved(2, 401))).toEqual([])
    expect([wrong(approved(1, 401)), wrong(approved(2, 403))]).toEqual([refused, refused])
  })
})

describe('an answer that goes', () => {
  const texts = (after: SelectionAnswers) => lostAnswers(complete, after, choices).map(({ step, text }) => `${step}: ${text}`)

  it('takes along what rests on a combo route, and names it (CAT-CUR-04)', () => {
    const after = answered({ comboIds: [1] })
    expect(texts(after)).toEqual([
      'stream: Stream Medicine',
      'module: 1 module of Medicine',
      'delivery: Route 2 in September 2026, 20 students',
    ])
    expect(settled(complete, after, choices)).toEqual({
      ...after,
      streamIds: [5],
      modules: complete.modules.slice(0, 1),
      delivery: complete.delivery.slice(0, 1),
    })
  })

  it('takes no stream along that another combo route has, and none that was added by itself', () => {
    expect(texts(answered({ comboIds: [2, 3] }))).toEqual(['delivery: Route 1 in September 2026, 18 students'])
  })

  it('takes along the modules of a stream, and the blocks and rows of an intake', () => {
    expect(texts(answered({ streamIds: [5] }))).toEqual(['module: 1 module of Medicine'])
    expect(texts(answered({ intakes: [{ intakeId: 403, teachingDateIds: [6] }] }))).toEqual([
      'test-exam-block-dates: 2 blocks of September 2026',
      'delivery: Route 1 in September 2026, 18 students',
      'delivery: Route 2 in September 2026, 20 students',
    ])
  })

  it('takes nothing along where nothing rests on it', () => {
    expect(texts(complete)).toEqual([])
    expect(settled(complete, complete, choices)).toEqual(complete)
  })
})

describe('findings', () => {
  it('are none where nothing is odd', () => {
    expect(findingsOf(complete, choices)).toEqual([])
  })

  it('name modules that are prohibited together once, whichever way round the rule says it', () => {
    expect(findingsOf(answered({ modules: [{ streamId: 5, moduleIds: [12, 11] }] }), choices)).toEqual([
      { id: 'prohibited:11:12', step: 'module', text: 'Physics and Chemistry are prohibited together by Laboratories.' },
    ])
  })

  it('name an exam block that begins before the chosen teaching ends, and no test block', () => {
    const both = answered({ intakes: [{ intakeId: 401, teachingDateIds: [1, 2] }] })
    expect(findingsOf(both, choices)).toEqual([
      {
        id: 'early:401:101',
        step: 'test-exam-block-dates',
        text: 'January Exams 2027 begins on 11/01/2027, before teaching of September 2026 ends on 21/05/2027.',
      },
    ])
  })

  it('name more students than places', () => {
    const [first, second] = complete.delivery
    const delivery = first && second ? [first, { ...second, students: 23 }] : []
    expect(findingsOf(answered({ delivery }), choices)).toEqual([
      { id: 'places:41', step: 'delivery', text: '41 students are more than the 40 places of the centre.' },
    ])
  })
})

describe('the window', () => {
  const window = { selectionFrom: '2026-09-01', selectionTo: '2027-02-26' }

  it.each([
    ['2026-08-31', 'The selection opens on 01/09/2026.', 0],
    ['2026-09-01', null, 179],
    ['2027-02-26', null, 1],
    ['2027-02-27', 'The selection closed on 26/02/2027.', 0],
  ] as const)('on %s says %s', (today, text, left) => {
    expect([closedText(window, today), daysLeft(window, today)]).toEqual([text, left])
  })
})

describe('a chosen block that was moved', () => {
  const moved = [{ kind: 'exam' as const, blockId: 101, startDate: '2027-01-18', endDate: '2027-01-29' }]

  it('is to be acknowledged with its days of then and now', () => {
    expect(findingsOf(complete, { ...choices, moved })).toEqual([
      {
        id: 'moved:exam:101:2027-01-11:2027-01-22',
        step: 'test-exam-block-dates',
        text: 'January Exams 2027 was moved from 18/01/2027 – 29/01/2027 to 11/01/2027 – 22/01/2027.',
      },
    ])
  })

  it('is none once it is chosen no more', () => {
    const blocks = [{ intakeId: 401, testblockIds: [], examblockIds: [106] }]
    expect(findingsOf(answered({ blocks }), { ...choices, moved })).toEqual([])
  })
})
