import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { certificate } from '#openapi/generated/resources/certificates/certificate.ts'
import { useServices } from '#src/api/services.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { useInTurn } from '#src/resources/many-students/in-turn.ts'
import { ManyStudentsFrame } from '#src/resources/many-students/ManyStudentsFrame.tsx'
import { pathIn, type RecordPage } from '#src/resources/record-page.ts'
import { FreshResult } from '#src/resources/many-students/FreshResult.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { Stepper } from '#src/ui/navigation/stepper.tsx'
import { issueSteps, readChoices, writeChoices, type IssueChoices } from './address.ts'
import { issueCertificates, issueCheck, type Issuing } from './issue-service.ts'
import { IssuePreview } from './IssuePreview.tsx'
import { issueTexts as texts } from './texts.ts'

const { certificateTypeId, resultIntakeId } = certificate.fields
const fields = { certificateTypeId, resultIntakeId }

/** Issues certificates of a type to the students of a set: what is chosen stands in the address, and who is certified is seen before. */
export function IssueToSet(page: RecordPage) {
  const { api, codec } = useServices()
  const [, navigate] = useLocation()
  const choices = readChoices(useSearch(), codec)
  const whole: Issuing | null =
    choices.certificateTypeId === null || choices.resultIntakeId === null
      ? null
      : { certificateTypeId: choices.certificateTypeId, resultIntakeId: choices.resultIntakeId }
  // An address may name the preview without the type and the set that it needs.
  const step = whole === null ? 'choice' : choices.step
  const { message, isBusy, forget, start } = useInTurn<Issuing>({
    act: 'own:issue',
    status: 'Valid',
    changes: certificate,
    outcome: texts.issued,
    run: (one, studentId) => issueCertificates(api, { ...one, studentIds: [studentId] }, 'apply'),
  })
  const isDone = message !== null && step === 'preview'
  const check = useQuery({
    ...issueCheck(api, whole ?? { certificateTypeId: 0, resultIntakeId: 0 }),
    enabled: step === 'preview' && whole !== null && !isDone && !isBusy,
  })
  const able = check.data?.filter((one) => one.isDone === 1) ?? []

  const goTo = (next: IssueChoices['step']) => {
    forget()
    navigate(hrefOf({ step: next }))
  }
  const hrefOf = (change: Partial<IssueChoices>) => `${pathIn(page.paths.create)}${writeChoices({ ...choices, ...change }, codec)}`
  const picker = (name: keyof typeof fields) => (
    <LaterRecordPicker
      label={fields[name].label}
      required
      of={fields[name].of}
      path={fields[name].from}
      value={choices[name] === null ? [] : [choices[name]]}
      isSingle
      names={{}}
      onChange={([id = null]) => navigate(hrefOf({ [name]: id }), { replace: true })}
    />
  )
  return (
    <ManyStudentsFrame
      {...page}
      title={texts.title}
      actions={step === 'choice' && <LinkButton href={`${pathIn(page.paths.create)}?as=one`}>{texts.one}</LinkButton>}
      stepper={
        <Stepper
          label={texts.wizard}
          steps={issueSteps.map((name) => ({
            title: texts.steps[name],
            caption: texts.captions[name],
            state: name === step ? 'current' : whole === null || isBusy ? 'unreachable' : name === 'choice' ? 'done' : 'upcoming',
          }))}
          onSelect={(index) => goTo(issueSteps[index] ?? 'choice')}
        />
      }
      part={isDone ? texts.done : texts.steps[step]}
      message={message}
      {...(!isDone && { onCloseMessage: forget })}
      buttons={
        <>
          {step === 'preview' && !isDone && !isBusy && <LinkButton href={hrefOf({ step: 'choice' })}>{texts.back}</LinkButton>}
          {step === 'choice' && (
            <Button
              variant="primary"
              isBusy={isBusy}
              isSoftDisabled={whole === null}
              disabledReason={texts.notChosen}
              onClick={() => {
                if (whole !== null) goTo('preview')
              }}
            >
              {texts.next}
            </Button>
          )}
          {isDone && <Button onClick={forget}>{texts.checkAgain}</Button>}
          {step === 'preview' && !isDone && check.isSuccess && !check.isFetching && (
            <Button
              variant="primary"
              isBusy={isBusy}
              isSoftDisabled={whole === null || able.length === 0}
              disabledReason={texts.noneAble}
              onClick={() => {
                if (whole !== null && able.length > 0) start(whole, able)
              }}
            >
              {texts.issue(able.length)}
            </Button>
          )}
        </>
      }
    >
      {step === 'choice' ? (
        <>
          <p className={css({ color: 'fg.muted' })}>{texts.choiceHint}</p>
          <FormPart title={texts.choice}>
            {picker('certificateTypeId')}
            {picker('resultIntakeId')}
          </FormPart>
        </>
      ) : (
        <FreshResult read={check}>{(outcomes) => <IssuePreview outcomes={outcomes} isDone={isDone} linkTo={page.linkTo} />}</FreshResult>
      )}
    </ManyStudentsFrame>
  )
}
