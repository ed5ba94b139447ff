import { css } from 'styled-system/css'
import { chosenOptions } from '#openapi/assessment/mark-answer.ts'
import { TextArea, TextField } from '#src/ui/form/text-field.tsx'
import { Kbd } from '#src/ui/kit/kbd.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import type { SheetQuestion } from './sheet.ts'
import { sittingTexts as texts } from './texts.ts'

const longestAnswer = 60_000
const longestLine = 255

/** The letter of a place, A for the first. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index)

/** The value after an option is chosen: the only one, or one more or less of several. */
export function withOption({ questionType }: Pick<SheetQuestion, 'questionType'>, value: string, option: number): string {
  if (questionType !== 'Multiple choice') return String(option)
  const chosen = chosenOptions(value)
  const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]
  return next.toSorted((one, other) => one - other).join(',')
}

const card = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  px: '4',
  py: '3',
  minHeight: 'touch',
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'border.control',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&:has(:checked)': { borderColor: 'fg.default', boxShadow: 'inset 0 0 0 1px token(colors.fg.default)' },
  '&:has(:focus-visible)': { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'focus', outlineOffset: '2px' },
})

interface AnswerControlProps {
  readonly question: SheetQuestion
  readonly value: string
  readonly hasKeys: boolean
  readonly isReadOnly: boolean
  onChange(value: string): void
}

function Options({ question, value, hasKeys, isReadOnly, onChange }: AnswerControlProps) {
  const chosen = chosenOptions(value)
  const isSeveral = question.questionType === 'Multiple choice'
  return (
    <fieldset disabled={isReadOnly} className={css({ display: 'grid', gap: '2' })}>
      <VisuallyHidden>
        <legend>{isSeveral ? texts.chooseSome : texts.chooseOne}</legend>
      </VisuallyHidden>
      {question.options?.map(({ option, text }, index) => (
        <label key={option} className={card}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={`question-${question.questionId}`}
            value={option}
            checked={chosen.includes(option)}
            onChange={() => onChange(withOption(question, value, option))}
            className={css({ width: '18px', height: '18px', mt: '2px', flexShrink: 0, accentColor: 'token(colors.fg.default)' })}
          />
          <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere', fontSize: 'lg' })}>{text}</span>
          {hasKeys && (
            <span aria-hidden="true">
              <Kbd>{letterOf(index)}</Kbd>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** The control by which a question is answered. */
export function AnswerControl(props: AnswerControlProps) {
  const { question, value, isReadOnly, onChange } = props
  if (question.options) return <Options {...props} />
  if (question.questionType === 'Essay')
    return (
      <TextArea
        label={texts.answer}
        value={value}
        onValueChange={onChange}
        readOnly={isReadOnly}
        rows={14}
        maxLength={longestAnswer}
        helper={texts.words(wordsIn(value))}
      />
    )
  return (
    <div className={css({ maxWidth: '420px' })}>
      <TextField
        label={texts.answer}
        value={value}
        onValueChange={onChange}
        readOnly={isReadOnly}
        autoComplete="off"
        maxLength={longestLine}
        inputMode={question.questionType === 'Number' ? 'decimal' : 'text'}
      />
    </div>
  )
}
