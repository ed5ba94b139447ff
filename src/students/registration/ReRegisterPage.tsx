import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { CheckedStudents } from '#src/resources/many-students/CheckedStudents.tsx'
import { FreshResult } from '#src/resources/many-students/FreshResult.tsx'
import { useInTurn, type StudentOutcomes } from '#src/resources/many-students/in-turn.ts'
import { ManyStudentsFrame } from '#src/resources/many-students/ManyStudentsFrame.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { reRegisterTexts as texts } from './re-register-texts.ts'
import { reRegister, reRegistrationCheck, type ReRegistration } from './re-registration.ts'

const { fields } = studentCurriculum
const studentsIn = (search: string) => new URLSearchParams(search).get('students') ?? ''
const active = 1

type Choices = Readonly<Record<'yearId' | 'curriculumId' | 'intakeId', number | null>>

const form = css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }, gap: '4', maxWidth: '960px' })

/** What has been chosen, once all of it has. */
const wholeOf = ({ yearId, curriculumId, intakeId }: Choices, studentIds: readonly number[]): ReRegistration | null =>
  yearId === null || curriculumId === null || intakeId === null ? null : { studentIds, yearId, curriculumId, intakeId }

/** What is sent, and the students whom the check has refused: they are reported without a call. */
interface Registering {
  readonly choices: ReRegistration
  readonly unable: StudentOutcomes
}

/** Registers the students that the address names for another year; a check says before who can be registered. */
export function ReRegisterPage(page: RecordPage) {
  const { api, codec } = useServices()
  const studentIds = useFromSearch(studentsIn)
    .split(',')
    .flatMap((key) => codec.decrypt(key) ?? [])
    .map(Number)
  const [choices, setChoices] = useState<Choices>({ yearId: null, curriculumId: null, intakeId: null })
  const whole = wholeOf(choices, studentIds)
  const { message, isBusy, forget, start } = useInTurn<Registering>({
    act: 'own:re-register',
    status: active,
    changes: student,
    outcome: texts.outcome,
    run: async ({ choices: chosen, unable }, studentId) => {
      const known = unable.filter((one) => one.studentId === studentId)
      return known.length > 0 ? known : reRegister(api, { ...chosen, studentIds: [studentId] }, 'apply')
    },
  })
  const isDone = message !== null
  const check = useQuery({
    ...reRegistrationCheck(api, whole ?? { studentIds, yearId: 0, curriculumId: 0, intakeId: 0 }),
    enabled: whole !== null && studentIds.length > 0 && !isDone && !isBusy,
  })
  const picker = (name: keyof Choices, narrow: Readonly<Record<string, number>> = {}) => (
    <LaterRecordPicker
      label={fields[name].label}
      required
      of={fields[name].of}
      path={fields[name].from}
      value={choices[name] === null ? [] : [choices[name]]}
      isSingle
      disabled={isDone || isBusy}
      names={{}}
      narrow={narrow}
      onChange={([id = null]) => setChoices({ ...choices, ...(name === 'yearId' && { intakeId: null }), [name]: id })}
    />
  )
  const outcomes = check.data ?? []
  const unable = outcomes.filter((one) => one.isDone !== 1)
  const able = outcomes.length - unable.length
  const mayStart = whole !== null && check.isSuccess && !check.isFetching && able > 0
  return (
    <ManyStudentsFrame
      {...page}
      title={texts.reRegister}
      part={isDone ? texts.done : texts.choice}
      message={message}
      buttons={
        isDone ? (
          <Button onClick={forget}>{texts.checkAgain}</Button>
        ) : (
          <Button
            variant="primary"
            isBusy={isBusy}
            isSoftDisabled={!mayStart}
            disabledReason={whole === null ? texts.notYet : texts.noneAble}
            onClick={() => {
              if (whole !== null && mayStart) start({ choices: whole, unable }, outcomes)
            }}
          >
            {texts.apply}
          </Button>
        )
      }
    >
      {studentIds.length === 0 ? (
        <Alert tone="info">{texts.noneChosen}</Alert>
      ) : (
        <>
          <p>{texts.chosen(studentIds.length)}</p>
          <div className={form}>
            {picker('yearId')}
            {picker('curriculumId')}
            {picker('intakeId', choices.yearId === null ? {} : { startYear: choices.yearId })}
          </div>
        </>
      )}
      {whole !== null && !isDone && (
        <FreshResult read={check}>
          {(checked) => (
            <section>
              <h2 className={css({ textStyle: 'h3', mb: '2' })}>{texts.checked(able, checked.length)}</h2>
              <CheckedStudents label={texts.students} head={texts.finding} outcomes={checked} hasOutcomes linkTo={page.linkTo} />
            </section>
          )}
        </FreshResult>
      )}
    </ManyStudentsFrame>
  )
}
