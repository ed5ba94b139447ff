import type { UseQueryResult } from '@tanstack/react-query'
import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import type { EnrolmentChoices } from './address.ts'
import { ChoiceList } from './ChoiceList.tsx'
import type { TakenModules } from './enrolment-service.ts'
import { enrolmentTexts as texts } from './texts.ts'

interface StudentsStepProps {
  readonly choices: EnrolmentChoices
  /** A person of a centre has no other one to choose. */
  readonly mayChooseCentre: boolean
  readonly isAsked: boolean
  readonly read: UseQueryResult<TakenModules>
  onChoices(change: Partial<EnrolmentChoices>): void
}

const { yearId, curriculumId } = studentCurriculum.fields
const fields = { yearId, curriculumId, centreId: enrollment.fields.centreId }

/** Whose students are enrolled, and which of them. */
export function StudentsStep({ choices, mayChooseCentre, isAsked, read, onChoices }: StudentsStepProps) {
  const picker = (name: keyof typeof fields, narrow: Readonly<Record<string, number>> = {}) => (
    <LaterRecordPicker
      label={fields[name].label}
      required={name === 'yearId'}
      of={fields[name].of}
      path={fields[name].from}
      value={choices[name] === null ? [] : [choices[name]]}
      isSingle
      names={{}}
      narrow={narrow}
      onChange={([id = null]) => {
        if (name !== 'yearId' || id !== null) onChoices({ without: [], modules: [], [name]: id })
      }}
    />
  )
  return (
    <>
      <FormPart title={texts.whose}>
        {picker('yearId')}
        {mayChooseCentre && picker('centreId')}
        {picker('curriculumId', { yearId: choices.yearId })}
      </FormPart>
      {isAsked ? (
        <ReadResult read={read}>
          {({ students }) =>
            students.length === 0 ? (
              <Alert tone="info">{texts.noneOpen}</Alert>
            ) : (
              <ChoiceList
                title={texts.students}
                choices={students.map(({ studentId, fullName, centreName, curriculumName, moduleIds }) => ({
                  id: studentId,
                  name: fullName,
                  detail: `${mayChooseCentre ? `${centreName} · ` : ''}${curriculumName} · ${texts.takes(moduleIds.length)}`,
                  isChosen: !choices.without.includes(studentId),
                }))}
                onChoose={(ids, isChosen) => {
                  const others = choices.without.filter((id) => !ids.includes(id))
                  onChoices({ without: isChosen ? others : [...others, ...ids] })
                }}
              />
            )
          }
        </ReadResult>
      ) : (
        <Alert tone="info">{texts.whoseHint}</Alert>
      )}
    </>
  )
}
