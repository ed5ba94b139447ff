import { blockName, intakeName, moduleName, type IntakeBlocks, type SelectionAnswers, type SelectionChoices } from './answers.ts'
import type { AnswerStep } from './steps.ts'
import { dayInWords, selectionTexts as texts } from './texts.ts'

/** Something that may be meant, but is to be acknowledged before the selection is submitted. */
export interface SelectionFinding {
  /** The same while the finding is the same. */
  readonly id: string
  /** The step where it can be mended. */
  readonly step: AnswerStep
  readonly text: string
}

/** Modules of one stream that a module rule prohibits together; each pair once, whichever way round the rule says it. */
function prohibitedModules({ modules }: SelectionAnswers, choices: SelectionChoices): SelectionFinding[] {
  const found = new Map<string, SelectionFinding>()
  for (const { moduleIds } of modules)
    for (const { moduleId, otherId, mapping } of choices.prohibited) {
      if (!moduleIds.includes(moduleId) || !moduleIds.includes(otherId)) continue
      const pair = [moduleId, otherId].toSorted((a, b) => a - b)
      const id = `prohibited:${pair.join(':')}`
      if (!found.has(id))
        found.set(id, {
          id,
          step: 'module',
          text: texts.prohibited(moduleName(choices, moduleId), moduleName(choices, otherId), mapping),
        })
    }
  return [...found.values()]
}

/** The last day on which an intake is taught, by its chosen dates. */
function lastTeachingDay({ intakes }: SelectionAnswers, choices: SelectionChoices, intakeId: number): string {
  const chosen = intakes.find((one) => one.intakeId === intakeId)?.teachingDateIds ?? []
  const dates = choices.intakes.find((one) => one.intakeId === intakeId)?.teachingDates ?? []
  const ends = dates.filter(({ teachingDateId }) => chosen.includes(teachingDateId)).map(({ endDate }) => endDate)
  return ends.toSorted().at(-1) ?? ''
}

function earlyBlocks(answers: SelectionAnswers, choices: SelectionChoices): SelectionFinding[] {
  const earlyIn = ({ intakeId, examblockIds }: IntakeBlocks) => {
    const ends = lastTeachingDay(answers, choices, intakeId)
    return choices.blocks
      .filter(({ kind, blockId, startDate }) => kind === 'exam' && examblockIds.includes(blockId) && startDate <= ends)
      .map(({ blockId, startDate }): SelectionFinding => ({
        id: `early:${intakeId}:${blockId}`,
        step: 'test-exam-block-dates',
        text: texts.early(blockName(choices, 'exam', blockId), dayInWords(startDate), intakeName(choices, intakeId), dayInWords(ends)),
      }))
  }
  return answers.blocks.flatMap(earlyIn)
}

/** How many students a centre expects. */
export const studentsOf = ({ delivery }: Pick<SelectionAnswers, 'delivery'>): number =>
  delivery.reduce((sum, { students }) => sum + students, 0)

function overfull(answers: SelectionAnswers, { capacity = Infinity }: SelectionChoices): SelectionFinding[] {
  const students = studentsOf(answers)
  return students > capacity ? [{ id: `places:${students}`, step: 'delivery', text: texts.tooMany(students, capacity) }] : []
}

/** All that is to be acknowledged, in the order of the steps. */
export const findingsOf = (answers: SelectionAnswers, choices: SelectionChoices): SelectionFinding[] => [
  ...prohibitedModules(answers, choices),
  ...earlyBlocks(answers, choices),
  ...overfull(answers, choices),
]
