import { recordTexts, type FieldErrors } from '../check-record.ts'
import { deliveryOf, modesFor, type SelectionAnswers, type SelectionChoices } from './answers.ts'
import type { AnswerStep } from './step-names.ts'
import { selectionTexts as texts } from './texts.ts'

const mostStudents = 5000

type Wrong = readonly (readonly [path: string, text: string])[]

const strays = (path: string, label: string, chosen: readonly number[], known: readonly number[]): Wrong =>
  chosen.every((id) => known.includes(id)) ? [] : [[path, recordTexts.gone(label)]]

/** An error where two rows have the same key. */
const doubles = (path: string, keys: readonly (number | string)[]): Wrong =>
  new Set(keys).size === keys.length ? [] : [[path, recordTexts.double]]

const rules: Readonly<Record<AnswerStep, (answers: SelectionAnswers, choices: SelectionChoices) => Wrong>> = {
  combo: ({ comboIds }, { combos, maxCombos = Infinity }) => {
    if (comboIds.length === 0) return [['comboIds', texts.chooseCombo]]
    if (comboIds.length > maxCombos) return [['comboIds', texts.tooManyCombos(maxCombos)]]
    const known = combos.map(({ comboId }) => comboId)
    return strays('comboIds', 'Combo', comboIds, known)
  },
  stream: ({ streamIds }, { streams }) => {
    if (streamIds.length === 0) return [['streamIds', texts.chooseStream]]
    const known = streams.map(({ streamId }) => streamId)
    return strays('streamIds', 'Stream', streamIds, known)
  },
  module: ({ streamIds, modules }, { streams }) => [
    ...doubles(
      'modules',
      modules.map(({ streamId }) => streamId),
    ),
    ...streamIds.flatMap((streamId): Wrong => {
      const stream = streams.find((one) => one.streamId === streamId)
      if (!stream) return []
      const path = `modules.${streamId}`
      const chosen = modules.find((one) => one.streamId === streamId)?.moduleIds ?? []
      const { minModules, maxModules, coreModuleIds, optionalModuleIds } = stream
      if (chosen.length < minModules || chosen.length > maxModules) return [[path, texts.chooseModules(minModules, maxModules)]]
      return strays(path, 'Module', chosen, [...coreModuleIds, ...optionalModuleIds])
    }),
  ],
  intake: ({ intakes }, choices) => {
    if (intakes.length === 0) return [['intakes', texts.chooseIntake]]
    const wrong = intakes.flatMap(({ intakeId, teachingDateIds }): Wrong => {
      const path = `intakes.${intakeId}`
      const intake = choices.intakes.find((one) => one.intakeId === intakeId)
      if (!intake) return [[path, recordTexts.gone('Intake')]]
      if (teachingDateIds.length === 0) return [[path, texts.chooseTeachingDate]]
      const known = intake.teachingDates.map(({ teachingDateId }) => teachingDateId)
      return strays(path, 'Teaching Date', teachingDateIds, known)
    })
    return [
      ...doubles(
        'intakes',
        intakes.map(({ intakeId }) => intakeId),
      ),
      ...wrong,
    ]
  },
  'test-exam-block-dates': ({ intakes, blocks }, choices) => [
    ...doubles(
      'blocks',
      blocks.map(({ intakeId }) => intakeId),
    ),
    ...intakes.flatMap(({ intakeId }): Wrong => {
      const path = `blocks.${intakeId}`
      const { examblockIds = [], testblockIds = [] } = blocks.find((one) => one.intakeId === intakeId) ?? {}
      if (examblockIds.length === 0) return [[path, texts.chooseExamBlock]]
      const known = (kind: 'exam' | 'test') => choices.blocks.filter((block) => block.kind === kind).map(({ blockId }) => blockId)
      const wrong = [...strays(path, 'Exam Block', examblockIds, known('exam')), ...strays(path, 'Test Block', testblockIds, known('test'))]
      return wrong.slice(0, 1)
    }),
  ],
  delivery: (answers, choices) => [
    ...doubles(
      'delivery',
      answers.delivery.map(({ comboId, intakeId }) => `${comboId} ${intakeId}`),
    ),
    ...answers.comboIds.flatMap((comboId) =>
      answers.intakes.flatMap(({ intakeId }): Wrong => {
        const path = `delivery.${comboId}.${intakeId}`
        const row = deliveryOf(answers, comboId, intakeId)
        if (row?.deliveryMode === undefined) return [[path, texts.chooseMode]]
        if (!modesFor(choices, comboId, intakeId).includes(row.deliveryMode)) return [[path, recordTexts.gone('Mode')]]
        const { students, studentsText = '' } = row
        if (students === undefined) return [[path, studentsText.trim() === '' ? recordTexts.required('Students') : recordTexts.integer]]
        if (!Number.isSafeInteger(students)) return [[path, recordTexts.integer]]
        return students >= 0 && students <= mostStudents ? [] : [[path, recordTexts.range(0, mostStudents)]]
      }),
    ),
  ],
}

/** What is wrong with the answers of a step, by path, in the words that page and server share. */
export const checkStep = (step: AnswerStep, answers: SelectionAnswers, choices: SelectionChoices): FieldErrors =>
  new Map(rules[step](answers, choices))
