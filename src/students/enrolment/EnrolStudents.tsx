import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { defaultYear } from '#src/api/constants.ts'
import { useServices } from '#src/api/services.tsx'
import { pathIn, type RecordPage } from '#src/resources/record-page.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useInTurn } from '#src/resources/many-students/in-turn.ts'
import { ManyStudentsFrame } from '#src/resources/many-students/ManyStudentsFrame.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { Stepper } from '#src/ui/navigation/stepper.tsx'
import { enrolmentSteps, readChoices, writeChoices, type EnrolmentStep, type EnrolmentChoices } from './address.ts'
import { CheckStep } from './CheckStep.tsx'
import { enrolmentCheck, enrolStudents, takenModulesQuery, type Enrolling, type TakenModules } from './enrolment-service.ts'
import { ModulesStep } from './ModulesStep.tsx'
import { SittingStep } from './SittingStep.tsx'
import { StudentsStep } from './StudentsStep.tsx'
import { enrolmentTexts as texts } from './texts.ts'

/** As many as one call takes. */
const mostStudents = 500

/** What is chosen of what was found. */
function chosenOf(choices: EnrolmentChoices, { students, modules }: TakenModules, today: string) {
  const chosen = students.filter(({ studentId }) => !choices.without.includes(studentId))
  const taken = new Set(chosen.flatMap(({ moduleIds }) => moduleIds))
  const wanted = choices.modules.flatMap(({ moduleId, version }) => {
    const module = taken.has(moduleId) ? modules.find((one) => one.moduleId === moduleId) : undefined
    return module ? [{ moduleId, version: version ?? module.versions.at(-1) ?? '' }] : []
  })
  const { yearId, blockKind, blockId, attempt, enrolledOn } = choices
  const whole: Enrolling | null =
    chosen.length === 0 || chosen.length > mostStudents || wanted.length === 0 || blockId === null
      ? null
      : {
          studentIds: chosen.map(({ studentId }) => studentId),
          yearId,
          modules: wanted,
          blockKind,
          blockId,
          attempt,
          enrolledOn: enrolledOn ?? today,
        }
  return { chosen, wanted, whole }
}

const none: TakenModules = { students: [], modules: [] }

/** Enrols the students of a centre or a curriculum in modules and a block, step by step; all that is chosen stands in the address. */
export function EnrolStudents(page: RecordPage) {
  const { api, codec, clock } = useServices()
  const [, navigate] = useLocation()
  const said = readChoices(useSearch(), codec, defaultYear)
  // The address follows what is chosen, which may change faster than pages do.
  const [kept, setKept] = useState(said)
  const choices: EnrolmentChoices = { ...kept, step: said.step }
  const today = clock.today()
  const isCentre = page.contactType === 'CENTER'
  const isAsked = isCentre || choices.centreId !== null || choices.curriculumId !== null
  const read = useQuery({ ...takenModulesQuery(api, enrollment.name, choices), enabled: isAsked })
  const { chosen, wanted, whole } = chosenOf(choices, (isAsked && read.data) || none, today)
  const [isDateRead, setDateRead] = useState(true)
  const { message, isBusy, forget, start } = useInTurn<Enrolling>({
    act: 'own:enrol',
    status: 'Enrolled',
    changes: enrollment,
    outcome: texts.enrolled,
    run: (one, studentId) => enrolStudents(api, { ...one, studentIds: [studentId] }, 'apply'),
  })

  const reached: Readonly<Record<EnrolmentStep, boolean>> = {
    students: true,
    modules: chosen.length > 0 && chosen.length <= mostStudents,
    sitting: wanted.length > 0,
    confirm: whole !== null && isDateRead,
  }
  // An address may name a step that its other values do not allow.
  const step = reached[choices.step] || (isAsked && read.isPending) ? choices.step : 'students'
  const isDone = message !== null && step === 'confirm'
  const at = enrolmentSteps.indexOf(step)
  const next = enrolmentSteps[at + 1]
  const check = useQuery({
    ...enrolmentCheck(
      api,
      whole ?? { studentIds: [], yearId: 0, modules: [], blockKind: 'exam', blockId: 0, attempt: 'First', enrolledOn: today },
    ),
    enabled: step === 'confirm' && whole !== null && !isDone && !isBusy,
  })
  const able = check.data?.filter((one) => one.isDone === 1) ?? []

  const hrefOf = (change: Partial<EnrolmentChoices>) => `${pathIn(page.paths.create)}${writeChoices({ ...choices, ...change }, codec)}`
  const onChoices = (change: Partial<EnrolmentChoices>) => {
    setKept({ ...choices, ...change })
    navigate(hrefOf(change), { replace: true })
  }
  const goTo = (to: EnrolmentStep) => {
    forget()
    navigate(hrefOf({ step: to }))
  }
  const title = recordTexts.create(enrollment)
  const reason = chosen.length > mostStudents ? texts.tooMany(mostStudents) : texts.notYet[step]
  return (
    <ManyStudentsFrame
      {...page}
      title={title}
      actions={step === 'students' && <LinkButton href={`${pathIn(page.paths.create)}?as=one`}>{texts.one}</LinkButton>}
      stepper={
        <Stepper
          label={texts.wizard}
          steps={enrolmentSteps.map((name, index) => ({
            title: texts.steps[name],
            caption: texts.captions[name],
            state: name === step ? 'current' : !reached[name] || isBusy ? 'unreachable' : index < at ? 'done' : 'upcoming',
          }))}
          onSelect={(index) => goTo(enrolmentSteps[index] ?? 'students')}
        />
      }
      part={isDone ? texts.outcome : texts.steps[step]}
      message={message}
      {...(!isDone && { onCloseMessage: forget })}
      buttons={
        <>
          {at > 0 && !isDone && !isBusy && (
            <LinkButton href={hrefOf({ step: enrolmentSteps[at - 1] ?? 'students' })}>{texts.back}</LinkButton>
          )}
          {next && (
            <Button
              variant="primary"
              isSoftDisabled={!reached[next]}
              disabledReason={reason}
              onClick={() => {
                if (reached[next]) goTo(next)
              }}
            >
              {texts.next}
            </Button>
          )}
          {isDone && <Button onClick={forget}>{texts.checkAgain}</Button>}
          {step === 'confirm' && !isDone && check.isSuccess && !check.isFetching && (
            <Button
              variant="primary"
              isBusy={isBusy}
              isSoftDisabled={whole === null || able.length === 0}
              disabledReason={texts.notYet.confirm}
              onClick={() => {
                if (whole !== null && able.length > 0) start(whole, able)
              }}
            >
              {texts.enrol}
            </Button>
          )}
        </>
      }
    >
      {step === 'students' && (
        <StudentsStep choices={choices} mayChooseCentre={!isCentre} isAsked={isAsked} read={read} onChoices={onChoices} />
      )}
      {step === 'modules' && (
        <ReadResult read={read}>
          {({ modules }) => <ModulesStep choices={choices} students={chosen} modules={modules} onChoices={onChoices} />}
        </ReadResult>
      )}
      {step === 'sitting' && <SittingStep choices={choices} today={today} onDate={setDateRead} onChoices={onChoices} />}
      {step === 'confirm' && !isDone && <CheckStep read={check} linkTo={page.linkTo} />}
    </ManyStudentsFrame>
  )
}
