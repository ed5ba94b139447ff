import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { FreshResult } from '#src/resources/view/FreshResult.tsx'
import { useInTurn, type StudentOutcomes } from '#src/resources/list/in-turn.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ListMessage } from '#src/ui/list/list-message.tsx'
import { BackToList } from '#src/ui/navigation/back-to-list.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { StudentName } from '#src/ui/navigation/student-name.tsx'
import { useStepFocus } from '#src/ui/navigation/use-step-focus.ts'
import { reRegisterTexts as texts } from './re-register-texts.ts'
import { reRegister, reRegistrationCheck, type ReRegistration } from './re-registration.ts'

const { fields } = studentCurriculum
const studentsIn = (search: string) => new URLSearchParams(search).get('students') ?? ''
const active = 1

type Wish = Readonly<Record<'yearId' | 'curriculumId' | 'intakeId', number | null>>

const form = css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }, gap: '4', maxWidth: '960px' })
const entry = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '220px auto minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})

/** What has been chosen, once all of it has. */
const wholeOf = ({ yearId, curriculumId, intakeId }: Wish, studentIds: readonly number[]): ReRegistration | null =>
  yearId === null || curriculumId === null || intakeId === null ? null : { studentIds, yearId, curriculumId, intakeId }

/** What is sent, and who is told of without being sent. */
interface Registering {
  readonly wish: ReRegistration
  readonly unable: StudentOutcomes
}

/** Registers the students that the address names for another year: what can be done of it is told before. */
export function ReRegisterPage(page: RecordPage) {
  const { api, codec } = useServices()
  const title = texts.reRegister
  const studentIds = useFromSearch(studentsIn)
    .split(',')
    .flatMap((key) => codec.decrypt(key) ?? [])
    .map(Number)
  const [wish, setWish] = useState<Wish>({ yearId: null, curriculumId: null, intakeId: null })
  const whole = wholeOf(wish, studentIds)
  const { message, isBusy, forget, start } = useInTurn<Registering>({
    act: 'own:re-register',
    status: active,
    changes: student,
    outcome: texts.outcome,
    run: async ({ wish: wished, unable }, studentId) => {
      const known = unable.filter((one) => one.studentId === studentId)
      return known.length > 0 ? known : reRegister(api, { ...wished, studentIds: [studentId] }, 'apply')
    },
  })
  const isDone = message !== null
  const check = useQuery({
    ...reRegistrationCheck(api, whole ?? { studentIds, yearId: 0, curriculumId: 0, intakeId: 0 }),
    enabled: whole !== null && studentIds.length > 0 && !isDone && !isBusy,
  })
  const picker = (name: keyof Wish, narrow: Readonly<Record<string, number>> = {}) => (
    <LaterRecordPicker
      label={fields[name].label}
      required
      of={fields[name].of}
      path={fields[name].from}
      value={wish[name] === null ? [] : [wish[name]]}
      isSingle
      disabled={isDone || isBusy}
      names={{}}
      narrow={narrow}
      onChange={([id = null]) => setWish({ ...wish, ...(name === 'yearId' && { intakeId: null }), [name]: id })}
    />
  )
  const outcomes = check.data ?? []
  const unable = outcomes.filter((one) => one.isDone !== 1)
  const able = outcomes.length - unable.length
  const mayStart = whole !== null && check.isSuccess && !check.isFetching && able > 0
  const part = isDone ? texts.done : texts.choice
  const place = useStepFocus(part)
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader title={title} breadcrumbs={page.breadcrumbs(title)} />
      <div
        ref={place}
        role="group"
        aria-label={part}
        tabIndex={-1}
        className={css({ display: 'grid', gap: '5', alignContent: 'start', flex: '1', px: { base: '4', md: '5', lg: '7' }, py: '5' })}
      >
        {message && <ListMessage message={message} nameless={recordTexts.missing} />}
        {studentIds.length === 0 ? (
          <Alert tone="info">{texts.noneChosen}</Alert>
        ) : (
          <>
            <p>{texts.chosen(studentIds.length)}</p>
            <div className={form}>
              {picker('yearId')}
              {picker('curriculumId')}
              {picker('intakeId', wish.yearId === null ? {} : { startYear: wish.yearId })}
            </div>
          </>
        )}
        {whole !== null && !isDone && (
          <FreshResult read={check}>
            {(checked) => (
              <section>
                <h2 className={css({ textStyle: 'h3', mb: '1' })}>{texts.checked(able, checked.length)}</h2>
                <ul>
                  {checked.map(({ studentId, fullName, studentRef, isDone: isAble, text }) => (
                    <li key={studentId} className={entry}>
                      <StudentName name={fullName} studentRef={studentRef} href={page.linkTo(student.name, String(studentId))} />
                      <span>
                        <Badge tone={isAble === 1 ? 'success' : 'danger'}>{isAble === 1 ? texts.able : texts.unable}</Badge>
                      </span>
                      <span>{text}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </FreshResult>
        )}
      </div>
      <ActionBar start={<BackToList href={page.paths.list} label={recordTexts.backToListing} />}>
        {isDone ? (
          <Button onClick={forget}>{texts.checkAgain}</Button>
        ) : (
          <Button
            variant="primary"
            isBusy={isBusy}
            isSoftDisabled={!mayStart}
            disabledReason={whole === null ? texts.notYet : texts.noneAble}
            onClick={() => {
              if (whole !== null && mayStart) start({ wish: whole, unable }, outcomes)
            }}
          >
            {texts.apply}
          </Button>
        )}
      </ActionBar>
    </div>
  )
}
