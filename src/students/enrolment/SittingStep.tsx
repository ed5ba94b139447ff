import { useState } from 'react'
import { recordTexts as ruleTexts } from '#openapi/check-record.ts'
import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import type { EnrolmentChoices } from './address.ts'
import { enrolmentTexts as texts } from './texts.ts'

interface SittingStepProps {
  readonly choices: EnrolmentChoices
  readonly today: string
  /** Whether the date can be read. */
  onDate(isRead: boolean): void
  onChoices(change: Partial<EnrolmentChoices>): void
}

const { fields } = enrollment
const kinds = fields.blockKind.choices
const attempts = fields.attempt.choices

/** The block in which the modules are sat, for which time, and since when. */
export function SittingStep({ choices, today, onDate, onChoices }: SittingStepProps) {
  const [typed, setTyped] = useState(formatCivil(choices.enrolledOn ?? today))
  const isWrong = parseEntry(typed) === null
  const block = choices.blockKind === 'exam' ? fields.examBlockId : fields.testBlockId
  return (
    <FormPart title={texts.sitting}>
      <SelectField
        label={fields.blockKind.label}
        required
        options={kinds.map(({ value, label }) => ({ value, label }))}
        value={choices.blockKind}
        onValueChange={(kind) => onChoices({ blockKind: kinds.find(({ value }) => value === kind)?.value ?? 'exam', blockId: null })}
      />
      <LaterRecordPicker
        key={choices.blockKind}
        label={block.label}
        required
        isSingle
        of={block.of}
        path={block.from}
        names={{}}
        value={choices.blockId === null ? [] : [choices.blockId]}
        onChange={([blockId = null]) => onChoices({ blockId })}
      />
      <SelectField
        label={fields.attempt.label}
        required
        options={attempts.map(({ value, label }) => ({ value, label }))}
        value={choices.attempt}
        onValueChange={(wanted) => onChoices({ attempt: attempts.find(({ value }) => value === wanted)?.value ?? 'First' })}
      />
      <DateField
        label={fields.enrolledOn.label}
        required
        today={today}
        value={typed}
        error={isWrong ? (typed.trim() === '' ? ruleTexts.required(fields.enrolledOn.label) : ruleTexts.date) : null}
        onValueChange={(text) => {
          setTyped(text)
          const day = parseEntry(text)
          onDate(day !== null)
          if (day !== null) onChoices({ enrolledOn: day === today ? null : day })
        }}
      />
    </FormPart>
  )
}
