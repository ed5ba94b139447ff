import { blockName, intakeName, moduleName, type IntakeBlocks, type SelectionAnswers, type SelectionChoices } from './answers.ts'
import type { AnswerStep } from './step-names.ts'
import { dayInWords, daysInWords, selectionTexts as texts } from './texts.ts'

/** Something that may be intended, but is to be acknowledged before the selection is submitted. */
export interface SelectionFinding {
  /** The same while the finding is the same. */
  readonly id: string
  /** The step where it can be mended. */
  readonly step: AnswerStep
  readonly text: string
}

/** Pairs of modules that a module rule prohibits together; each once, whichever way round the rule says it. */
export function prohibitedPairs(
  moduleIds: readonly number[],
  choices: SelectionChoices,
): readonly { readonly id: string; readonly text: string }[] {
  const found = new Map<string, string>()
  for (const { moduleId, otherId, mapping } of choices.prohibited) {
    if (!moduleIds.includes(moduleId) || !moduleIds.includes(otherId)) continue
    const id = `prohibited:${[moduleId, otherId].toSorted((a, b) => a - b).join(':')}`
    if (!found.has(id)) found.set(id, texts.prohibited(moduleName(choices, moduleId), moduleName(choices, otherId), mapping))
  }
  return [...found].map(([id, text]) => ({ id, text }))
}

/** Modules of one stream that may not be taught together. */
function prohibitedModules({ modules }: SelectionAnswers, choices: SelectionChoices): SelectionFinding[] {
  const pairs = modules.flatMap(({ moduleIds }) => prohibitedPairs(moduleIds, choices))
  return [...new Map(pairs.map((pair) => [pair.id, { ...pair, step: 'module' as const }])).values()]
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

/** Chosen blocks that take place on other days than when they were chosen. */
function movedBlocks({ blocks: chosen }: SelectionAnswers, choices: SelectionChoices): SelectionFinding[] {
  const isChosen = { exam: new Set(chosen.flatMap((one) => one.examblockIds)), test: new Set(chosen.flatMap((one) => one.testblockIds)) }
  return (choices.moved ?? [])
    .filter(({ kind, blockId }) => isChosen[kind].has(blockId))
    .flatMap((before): SelectionFinding[] => {
      const now = choices.blocks.find(({ kind, blockId }) => kind === before.kind && blockId === before.blockId)
      if (!now) return []
      return [
        {
          id: `moved:${now.kind}:${now.blockId}:${now.startDate}:${now.endDate}`,
          step: 'test-exam-block-dates',
          text: texts.moved(now.blockName, daysInWords(before), daysInWords(now)),
        },
      ]
    })
}

/** How many students a centre expects. */
export const studentsOf = ({ delivery }: Pick<SelectionAnswers, 'delivery'>): number =>
  delivery.reduce((sum, { students = 0 }) => sum + students, 0)

function overfull(answers: SelectionAnswers, { capacity = Infinity }: SelectionChoices): SelectionFinding[] {
  const students = studentsOf(answers)
  return students > capacity ? [{ id: `places:${students}`, step: 'delivery', text: texts.tooMany(students, capacity) }] : []
}

/** All that is to be acknowledged, in the order of the steps. */
export const findingsOf = (answers: SelectionAnswers, choices: SelectionChoices): SelectionFinding[] => [
  ...prohibitedModules(answers, choices),
  ...earlyBlocks(answers, choices),
  ...movedBlocks(answers, choices),
  ...overfull(answers, choices),
]
