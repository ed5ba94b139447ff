import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'
import type { TypedRow, TypedValue } from '#machines/records/typed-values.ts'
import { fieldElementId, type AnyForm } from '#src/resources/form/form-of.ts'
import { FieldError } from '#src/ui/form/field.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { assessmentTexts as texts } from '../texts.ts'
import type { BankQuestion } from './bank.ts'
import { DropPlace } from './DropPlace.tsx'
import { QuestionRow } from './QuestionRow.tsx'
import { questionsIn } from './section-edits.ts'

interface SectionCardProps {
  readonly form: AnyForm
  readonly row: TypedRow
  readonly index: number
  /** How many sections there are. */
  readonly count: number
  readonly name: string
  readonly byId: ReadonlyMap<number, BankQuestion>
  onStep(step: -1 | 1): void
  onRemove(): void
  onQuestionStep(id: number, step: -1 | 1): void
  onQuestionAt(id: number, index: number): void
  onQuestionRemove(id: number): void
}

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  p: '4',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.surface',
  minWidth: '0',
})
const head = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
  gap: '3',
  alignItems: 'start',
})

/** A section with its questions, which are put in order by dragging or by keys. */
export function SectionCard(props: SectionCardProps) {
  const { form, row, index, count, name, byId } = props
  const rules = form.logic.rules['sections']?.fields ?? {}
  const ids = questionsIn(row)
  const control = (field: 'title' | 'instructions' | 'choose' | 'isShuffled') => {
    const path = `sections.${index}.${field}`
    const own = rules[field]
    return (
      own && (
        <div id={fieldElementId(path)}>
          <form.Control
            rules={own}
            value={row.fields[field]}
            around={row.fields}
            error={form.errors.get(path) ?? null}
            names={form.names}
            isReadOnly={form.isReadOnly}
            onChange={(value: TypedValue) =>
              form.edit({ kind: 'row.set', field: 'sections', key: row.key, values: { [field]: value } }, path)
            }
            onLeave={() => form.leave(path)}
          />
        </div>
      )
    )
  }
  const path = `sections.${index}.questions`
  const error = form.errors.get(path)
  return (
    <section aria-label={name} className={card}>
      <div className={head}>
        {control('title')}
        {control('choose')}
        {!form.isReadOnly && (
          <div className={css({ display: 'flex', alignSelf: 'end' })}>
            <IconButton
              label={texts.sectionUp(name)}
              icon={<ChevronUp size={16} aria-hidden />}
              aria-disabled={index === 0 || undefined}
              onClick={() => props.onStep(-1)}
            />
            <IconButton
              label={texts.sectionDown(name)}
              icon={<ChevronDown size={16} aria-hidden />}
              aria-disabled={index === count - 1 || undefined}
              onClick={() => props.onStep(1)}
            />
            <IconButton label={texts.removeSection(name)} icon={<Trash2 size={16} aria-hidden />} onClick={props.onRemove} />
          </div>
        )}
      </div>
      {control('instructions')}
      {control('isShuffled')}
      <div id={fieldElementId(path)}>
        <ol
          aria-label={`${rules['questions']?.label ?? ''}: ${name}`}
          className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })}
        >
          {ids.map((id, at) => (
            <QuestionRow
              key={id}
              id={id}
              number={at + 1}
              question={byId.get(id)}
              isReadOnly={form.isReadOnly}
              onStep={(step) => props.onQuestionStep(id, step)}
              onDrop={(other) => props.onQuestionAt(other, at)}
              onRemove={() => props.onQuestionRemove(id)}
            />
          ))}
        </ol>
        {!form.isReadOnly && (
          <DropPlace isInvalid={error !== undefined} isEmpty={ids.length === 0} onDrop={(id) => props.onQuestionAt(id, ids.length)} />
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </section>
  )
}
