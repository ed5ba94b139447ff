import { useId } from 'react'
import { css } from 'styled-system/css'
import { chosenOptions } from '#openapi/assessment/mark-answer.ts'
import { choiceTypes } from '#openapi/assessment/typed-answer.ts'
import { TextArea, TextField } from '#src/ui/form/text-field.tsx'
import { assessmentTexts as texts } from '../texts.ts'
import type { Asked } from './asked.ts'

interface AnswerControlProps {
  readonly question: Pick<Asked, 'questionType' | 'options'>
  /** Options by their numbers, several by comma; else what was typed. */
  readonly value: string
  onChange(value: string): void
}

const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '44px',
  px: '4',
  py: '2',
  rounded: 'md',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.control',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:has(input:checked)': { borderColor: 'ink.solid', boxShadow: 'inset 0 0 0 1px token(colors.ink.solid)' },
  '& input': { width: '18px', height: '18px', flexShrink: 0, accentColor: 'token(colors.ink.solid)' },
})

/** The options with letters, of which one or several are chosen. */
function OptionList({ question: { questionType, options }, value, onChange }: AnswerControlProps) {
  const name = useId()
  const isSeveral = questionType === 'Multiple choice'
  const chosen = chosenOptions(value)
  const choose = (number: number) => {
    if (!isSeveral) return onChange(String(number))
    const next = chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number]
    return onChange(next.toSorted((a, b) => a - b).join())
  }
  return (
    <fieldset className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
      <legend className={css({ srOnly: true })}>{texts.answer}</legend>
      {options.map(({ text }, index) => (
        <label key={index} className={option}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(index + 1)}
            onChange={() => choose(index + 1)}
          />
          <span aria-hidden className={css({ color: 'fg.muted', width: '1em' })}>
            {String.fromCodePoint(65 + index)}
          </span>
          {text}
        </label>
      ))}
    </fieldset>
  )
}

/** Where a candidate answers a question of any type. */
export function AnswerControl(props: AnswerControlProps) {
  const { question, value, onChange } = props
  if (choiceTypes.includes(question.questionType)) return <OptionList {...props} />
  if (question.questionType === 'Essay') return <TextArea label={texts.answer} value={value} onValueChange={onChange} />
  if (question.questionType === '') return null
  return (
    <TextField
      label={texts.answer}
      value={value}
      autoComplete="off"
      {...(question.questionType === 'Number' && { inputMode: 'decimal' as const })}
      onValueChange={onChange}
    />
  )
}
