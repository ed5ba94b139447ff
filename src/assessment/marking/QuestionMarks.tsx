import { Minus, Plus, TriangleAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import { isMark, markError, markStep, markTexts, type GivenMark } from '#openapi/assessment/script-marks.ts'
import { TextArea, TextField } from '#src/ui/form/text-field.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Kbd } from '#src/ui/kit/kbd.tsx'
import type { Script, ScriptQuestion } from './marking-service.ts'
import { markingTexts as texts } from './texts.ts'

/** A change to what is given for an answer. */
export type MarkChange = Omit<GivenMark, 'questionId'>

const numberIn = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}

/** What a typed mark changes; one that cannot be given is no mark. */
export function typedMark(typed: string, max: number): MarkChange {
  const mark = numberIn(typed)
  return { marks: isMark(mark, max) ? mark : undefined }
}

/** Why what was typed is no mark. */
export function typedError(typed: string, max: number): string {
  const mark = numberIn(typed)
  return (mark === undefined ? null : markError(mark, max)) ?? markTexts.range(max)
}

/** The nearest mark that can be given. */
const givable = (marks: number, max: number): number =>
  Math.min(Math.floor(max / markStep), Math.max(0, Math.round(marks / markStep))) * markStep

/** Chooses a point of the scheme, or takes it back, and changes the mark by it. The sum of all points is rounded, not each point. */
export function toggledPoint(
  { marks: max, markScheme }: Pick<ScriptQuestion, 'marks' | 'markScheme'>,
  given: MarkChange,
  place: number,
): MarkChange | null {
  const point = markScheme[place]
  if (!point) return null
  const used = given.usedPoints ?? []
  const isUsed = used.includes(point.point)
  const usedPoints = markScheme.map((one) => one.point).filter((one) => (one === point.point ? !isUsed : used.includes(one)))
  const marksOf = (points: readonly string[]) =>
    givable(
      markScheme.reduce((sum, one) => (points.includes(one.point) ? sum + one.marks : sum), 0),
      Infinity,
    )
  return { usedPoints, marks: givable((given.marks ?? 0) + marksOf(usedPoints) - marksOf(used), max) }
}

/** Half a mark more or less. */
export const steppedMark = ({ marks: max }: Pick<ScriptQuestion, 'marks'>, given: MarkChange, step: number): MarkChange => ({
  marks: givable((given.marks ?? 0) + step * markStep, max),
})

const point = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2.5',
  width: 'full',
  textAlign: 'left',
  px: '3',
  py: '2',
  minHeight: { base: 'touch', md: 'control' },
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'border.default',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  _disabled: { cursor: 'default', color: 'fg.muted', _hover: { bg: 'transparent' } },
  '&[aria-pressed=true]': { borderColor: 'border.strong', boxShadow: 'inset 0 0 0 1px token(colors.border.strong)', fontWeight: 'medium' },
})

/** What the other markers gave for one answer. */
export function OtherMarks({ others, questionId }: { readonly others: Script['others']; readonly questionId: number }) {
  const given = others.map(({ role, marks }) => ({ role, mark: marks.find((one) => one.questionId === questionId) }))
  if (given.length === 0) return null
  const differ = new Set(given.map(({ mark }) => mark?.marks)).size > 1
  return (
    <div className={css({ display: 'grid', gap: '1.5' })}>
      <p
        data-differ={differ || undefined}
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          gap: '2',
          justifySelf: 'start',
          rounded: 'md',
          px: '2.5',
          py: '1.5',
          bg: 'bg.muted',
          borderWidth: '1px',
          borderColor: 'transparent',
          '&[data-differ]': { bg: 'warning.subtle', color: 'warning.text', borderColor: 'warning.border' },
        })}
      >
        {differ && <TriangleAlert size={15} aria-hidden />}
        {texts.others(given.map(({ role, mark }) => ({ role, marks: mark?.marks === undefined ? '–' : String(mark.marks) })))}
      </p>
      {given.map(
        ({ role, mark }) =>
          mark?.comment !== undefined && (
            <p key={role} className={css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' })}>
              {`${role}: ${mark.comment}`}
            </p>
          ),
      )}
    </div>
  )
}

interface QuestionMarksProps {
  readonly question: ScriptQuestion
  readonly given: MarkChange
  readonly others: Script['others']
  /** What was typed and is no mark; null shows the mark itself. */
  readonly typed: string | null
  readonly error: string | null
  readonly isReadOnly: boolean
  readonly hasKeys: boolean
  onType(typed: string): void
  onChange(change: MarkChange): void
}

/** What is given for one answer: the points of its scheme, the mark, and a comment. */
export function QuestionMarks({ question, given, others, typed, error, isReadOnly, hasKeys, onType, onChange }: QuestionMarksProps) {
  const { marks: max, markScheme, number } = question
  const used = given.usedPoints ?? []
  const isWrong = typed !== null && typed.trim() !== '' && given.marks === undefined
  return (
    <section aria-label={texts.answerOf(number)} className={css({ display: 'grid', gap: '4' })}>
      <OtherMarks others={others} questionId={question.questionId} />
      <div className={css({ display: 'grid', gap: '2' })}>
        <h3 className={css({ textStyle: 'bodyStrong' })}>{texts.scheme}</h3>
        {!isReadOnly && <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.schemeHint}</p>}
        <ul className={css({ display: 'grid', gap: '1.5' })}>
          {markScheme.map((one, index) => (
            <li key={one.point}>
              <button
                type="button"
                aria-pressed={used.includes(one.point)}
                aria-keyshortcuts={hasKeys && index < 9 ? String(index + 1) : undefined}
                disabled={isReadOnly}
                className={point}
                onClick={() => {
                  const change = toggledPoint(question, given, index)
                  if (change) onChange(change)
                }}
              >
                {hasKeys && !isReadOnly && index < 9 && (
                  <span aria-hidden>
                    <Kbd>{index + 1}</Kbd>
                  </span>
                )}
                <span className={css({ flex: '1', overflowWrap: 'anywhere' })}>{one.point}</span>
                <span className={css({ color: 'fg.muted', whiteSpace: 'nowrap', fontWeight: 'regular' })}>
                  {texts.pointMarks(one.marks)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={css({ display: 'flex', alignItems: 'flex-end', gap: '2', flexWrap: 'wrap' })}>
        <div className={css({ flex: '1 1 140px', maxWidth: '220px' })}>
          <TextField
            label={`${texts.mark} ${texts.of(max)}`}
            required
            inputMode="decimal"
            autoComplete="off"
            readOnly={isReadOnly}
            value={typed ?? (given.marks === undefined ? '' : String(given.marks))}
            error={error ?? (isWrong ? typedError(typed, max) : null)}
            className={css({ fontVariantNumeric: 'tabular-nums' })}
            onValueChange={onType}
          />
        </div>
        {!isReadOnly && error === null && !isWrong && (
          <div className={css({ display: 'flex', gap: '1' })}>
            <IconButton
              label={texts.less}
              icon={<Minus size={16} aria-hidden />}
              isOutlined
              onClick={() => onChange(steppedMark(question, given, -1))}
            />
            <IconButton
              label={texts.more}
              icon={<Plus size={16} aria-hidden />}
              isOutlined
              onClick={() => onChange(steppedMark(question, given, 1))}
            />
          </div>
        )}
      </div>
      <TextArea
        label={texts.comment}
        maxLength={2000}
        rows={3}
        readOnly={isReadOnly}
        value={given.comment ?? ''}
        onValueChange={(comment) => onChange({ comment })}
      />
    </section>
  )
}
