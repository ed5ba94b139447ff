import { css } from 'styled-system/css'
import { daysInWords } from '#openapi/selection/texts.ts'
import { withIntake } from '#machines/curriculum-selection/selection-edits.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Fieldset } from '#src/ui/form/fieldset.tsx'
import { wizardTexts as texts } from '../texts.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { goneChoices } from './gone-choices.ts'
import type { StepProps } from './step-props.ts'

/** In which intakes, and on which teaching dates. */
export function IntakeStep({ selection: { choices }, answers, errors, isReadOnly, onEdit }: StepProps) {
  const chosen = answers.intakes.map(({ intakeId }) => intakeId)
  const datesOf = (intakeId: number) => answers.intakes.find((row) => row.intakeId === intakeId)?.teachingDateIds ?? []
  const dates = (intakeId: number) => {
    const intake = choices.intakes.find((one) => one.intakeId === intakeId)
    if (!intake) return null
    const chosenDates = datesOf(intakeId)
    const error = errors.get(`intakes.${intakeId}`) ?? null
    return (
      <div className={css({ mt: '2.5', pl: '8' })}>
        <Fieldset label={texts.teachingDates(intake.intakeName)} error={error}>
          <div className={css({ display: 'grid', gap: '2.5' })}>
            {intake.teachingDates.map(({ teachingDateId, teachingDateName, ...days }) => (
              <Checkbox
                key={teachingDateId}
                checked={chosenDates.includes(teachingDateId)}
                disabled={isReadOnly}
                isInvalid={error !== null}
                label={`${teachingDateName}, ${daysInWords(days)}`}
                onChange={(isOn) =>
                  onEdit(
                    withIntake(answers, intakeId, [
                      ...chosenDates.filter((id) => id !== teachingDateId),
                      ...(isOn ? [teachingDateId] : []),
                    ]),
                  )
                }
              />
            ))}
          </div>
        </Fieldset>
      </div>
    )
  }
  return (
    <ChoiceGroup
      label={texts.intakes}
      error={errors.get('intakes')}
      choices={[
        ...choices.intakes.map(({ intakeId, intakeName }) => ({ id: intakeId, title: intakeName })),
        ...goneChoices(choices, 'intake', chosen),
      ]}
      chosen={chosen}
      isReadOnly={isReadOnly}
      hasChooseAll={false}
      below={dates}
      onChange={(ids) => {
        const added = ids.find((id) => !chosen.includes(id))
        const removed = chosen.find((id) => !ids.includes(id))
        if (added !== undefined) onEdit(withIntake(answers, added, []))
        if (removed !== undefined) onEdit(withIntake(answers, removed, null))
      }}
    />
  )
}
