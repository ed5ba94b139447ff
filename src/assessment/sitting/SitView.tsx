import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { Answers, Ending, ServerTime } from '#machines/assessment/attempt-types.ts'
import type { Failure } from '#machines/outcome.ts'
import type { StartTimer } from '#src/time/timer.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import type { CallShown } from './aids/CallButton.tsx'
import { momentText, secondsText } from './moments.ts'
import { deliveryPath } from './paths.ts'
import { QuestionDesk } from './QuestionDesk.tsx'
import { questionsOf, type OwnAttempt, type Sheet } from './sheet.ts'
import { ExamTimer, SitFrame, type SaveMark } from './SitFrame.tsx'
import { Ended, Instructions, Review, SitNotice } from './SitNotices.tsx'
import { sittingTexts as texts } from './texts.ts'

/** The phase of an attempt, which decides what is shown. */
export type SitPhase =
  | 'loading'
  | 'unavailable'
  | 'waiting'
  | 'instructions'
  | 'asking'
  | 'sitting'
  | 'reviewing'
  | 'paused'
  | 'taken'
  | 'handingIn'
  | 'ended'

export interface SitViewProps {
  readonly phase: SitPhase
  readonly isBusy: boolean
  readonly mark: SaveMark['kind']
  /** The server's instant of the last save. */
  readonly savedAt: number | null
  readonly answers: Answers
  readonly index: number
  readonly failure: Failure | null
  readonly ending: Ending | null
  readonly isWhole: boolean
  /** The minutes of the last warning. */
  readonly warned: number | null
  readonly time: ServerTime | null
  readonly own: OwnAttempt | null
  readonly sheet: Sheet | null
  readonly call: CallShown
  readonly startTimer: StartTimer
  left(): number
  onStart(accessCode: string): void
  onContinue(): void
  onRetry(): void
  onAnswer(questionId: number, value: string): void
  onFlag(questionId: number): void
  onGo(index: number): void
  onReview(): void
  onReturn(index: number | null): void
  onSubmit(): void
  onCall(isCalling: boolean): void
}

const notices = css({ display: 'grid', gap: '3', mb: '4', _empty: { display: 'none' } })

/** What is said above a question: the last warning, and that the server cannot be reached. */
const DeskNotices = ({ mark, warned }: Pick<SitViewProps, 'mark' | 'warned'>) => (
  <div className={notices}>
    {mark === 'unsaved' && <Alert tone="warning">{texts.notSavedHint}</Alert>}
    {warned !== null && <Alert tone={warned === 1 ? 'error' : 'warning'}>{texts.warning(warned)}</Alert>}
  </div>
)

function Body(props: SitViewProps): ReactNode {
  const { phase, sheet, own, answers, index, failure, isBusy, ending } = props
  if (phase === 'unavailable') {
    const message = failure?.message ?? texts.notHere
    const isRefused = failure === null || failure.code === 403 || failure.code === 404
    return (
      <SitNotice title={texts.unavailableTitle}>
        {isRefused ? <p role="alert">{message}</p> : <ErrorState title={message} onRetry={props.onRetry} />}
        {isRefused && <LinkButton href={deliveryPath}>{texts.toList}</LinkButton>}
      </SitNotice>
    )
  }
  if (phase === 'waiting')
    return (
      <SitNotice title={texts.waitingTitle}>
        {own?.opensAt !== undefined && <p>{texts.waiting(momentText(own.opensAt))}</p>}
        <p className={css({ color: 'fg.muted' })}>{texts.stays}</p>
      </SitNotice>
    )
  if (phase === 'instructions' && own)
    return (
      <Instructions
        needsCode={own.needsCode}
        isBusy={isBusy}
        failure={failure}
        facts={[texts.minutes(own.durationMinutes, own.extraMinutes), texts.questions(own.questionCount, own.totalMarks)]}
        onBegin={props.onStart}
      />
    )
  if (phase === 'asking')
    return (
      <SitNotice title={texts.elsewhereTitle}>
        <p>{texts.elsewhere}</p>
        <div className={css({ display: 'flex', gap: '2', flexWrap: 'wrap' })}>
          <LinkButton href={deliveryPath}>{texts.toList}</LinkButton>
          <Button variant="primary" onClick={props.onContinue}>
            {texts.continueHere}
          </Button>
        </div>
      </SitNotice>
    )
  if (phase === 'paused')
    return (
      <SitNotice title={texts.pausedTitle}>
        <Alert tone="info">{texts.paused}</Alert>
      </SitNotice>
    )
  if (phase === 'handingIn')
    return (
      <SitNotice title={texts.reviewTitle}>
        {props.mark === 'unsaved' ? <Alert tone="warning">{texts.unsent}</Alert> : <p role="status">{texts.handingIn}</p>}
        {props.mark === 'unsaved' && <Button onClick={props.onSubmit}>{texts.tryNow}</Button>}
      </SitNotice>
    )
  if (phase === 'ended') return <Ended ending={ending ?? 'Submitted'} isWhole={props.isWhole} />
  if (!sheet) return <PagePlaceholder label={texts.opening} />
  if (phase === 'reviewing')
    return (
      <Review
        questionIds={questionsOf(sheet).map(({ question }) => question.questionId)}
        answers={answers}
        mayGoBack={sheet.mayGoBack}
        onOpen={props.onReturn}
        onSubmit={props.onSubmit}
      />
    )
  if (phase === 'sitting' || phase === 'taken')
    return (
      <QuestionDesk
        sheet={sheet}
        answers={answers}
        index={index}
        isReadOnly={phase === 'taken'}
        call={own?.isPractice === true ? null : props.call}
        notice={
          phase === 'taken' ? (
            <div className={css({ mb: '4' })}>
              <Alert
                tone="warning"
                title={texts.takenTitle}
                action={
                  <Button size="sm" onClick={props.onContinue}>
                    {texts.continueHere}
                  </Button>
                }
              >
                {texts.taken}
              </Alert>
            </div>
          ) : (
            <DeskNotices mark={props.mark} warned={props.warned} />
          )
        }
        onAnswer={props.onAnswer}
        onFlag={props.onFlag}
        onGo={props.onGo}
        onReview={props.onReview}
        onCall={props.onCall}
      />
    )
  return <PagePlaceholder label={texts.opening} />
}

/** The page of those who sit. */
export function SitView(props: SitViewProps) {
  const { phase, sheet, own, time, left, startTimer, mark, savedAt } = props
  const isTimed = sheet !== null && time !== null && (phase === 'sitting' || phase === 'reviewing' || phase === 'paused')
  const showsMark = isTimed || (phase === 'handingIn' && mark === 'unsaved')
  const saveMark: SaveMark = mark === 'saved' ? { kind: 'saved', time: secondsText(savedAt ?? 0) } : { kind: mark }
  const [title, module] = sheet ? [sheet.deliveryName, sheet.moduleName] : [own?.deliveryName ?? texts.title, own?.moduleName ?? '']
  return (
    <SitFrame
      title={title}
      detail={sheet ? `${module} · ${texts.candidate(sheet.candidateNumber)}` : module}
      mark={showsMark ? saveMark : { kind: 'none' }}
      timer={
        isTimed && (
          // The key creates it anew when an answer of the server moves the end or pauses the attempt.
          <ExamTimer key={`${time.endsAt} ${time.isPaused}`} left={left} startTimer={startTimer} extraMinutes={sheet.extraMinutes} />
        )
      }
    >
      <Body {...props} />
    </SitFrame>
  )
}
