import { intakeName, type BlockChoice } from '#openapi/selection/answers.ts'
import { findingsOf } from '#openapi/selection/findings.ts'
import { dayInWords, daysInWords } from '#openapi/selection/texts.ts'
import { startsIn } from '#machines/curriculum-selection/block-times.ts'
import { withBlock } from '#machines/curriculum-selection/selection-edits.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { wizardTexts as texts } from '../texts.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { goneChoices } from './gone-choices.ts'
import type { StepProps } from './step-props.ts'

/** When the slots of a block begin at a centre; in the block's own time zone where that is not known. */
function timesText(block: BlockChoice, zone: string): string {
  const { startTimes = [], zoneName = '', startDate } = block
  if (startTimes.length === 0) return ''
  const starts = startsIn(block, zone)
  if (!starts) return texts.timeUnknown(startTimes.join(', '), zoneName)
  const times = starts.map(({ date, time }) => (date === startDate ? time : texts.onDay(time, dayInWords(date))))
  return texts.startsAt(times.join(', '), zone)
}

/** Which exam and test blocks the students of each intake sit. */
export function BlockStep({ selection: { choices, centreZone }, answers, errors, isReadOnly, onEdit }: StepProps) {
  const findings = findingsOf(answers, choices).filter(({ step }) => step === 'test-exam-block-dates')
  const captionOf = (block: BlockChoice) => [daysInWords(block), timesText(block, centreZone)].filter(Boolean).join(' · ')
  return (
    <>
      {findings.map(({ id, text }) => (
        <Alert key={id} tone="info">
          {text}
        </Alert>
      ))}
      {answers.intakes.flatMap(({ intakeId }) => {
        const row = answers.blocks.find((one) => one.intakeId === intakeId)
        return (['exam', 'test'] as const).map((kind) => {
          const chosen = row?.[`${kind}blockIds`] ?? []
          const name = intakeName(choices, intakeId)
          const blocks = choices.blocks.filter((block) => block.kind === kind)
          return (
            <ChoiceGroup
              key={`${intakeId} ${kind}`}
              label={kind === 'exam' ? texts.examBlocks(name) : texts.testBlocks(name)}
              {...(blocks.length === 0 && { note: texts.noBlocks })}
              error={kind === 'exam' ? errors.get(`blocks.${intakeId}`) : undefined}
              choices={[
                ...blocks.map((block) => ({ id: block.blockId, title: block.blockName, caption: captionOf(block) })),
                ...goneChoices(choices, kind, chosen),
              ]}
              chosen={chosen}
              isReadOnly={isReadOnly}
              hasChooseAll={false}
              onChange={(ids) => {
                const changed = [...ids, ...chosen].find((id) => ids.includes(id) !== chosen.includes(id))
                if (changed !== undefined) onEdit(withBlock(answers, intakeId, kind, changed, ids.includes(changed)))
              }}
            />
          )
        })
      })}
    </>
  )
}
