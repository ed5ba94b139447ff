import { Check, CircleAlert, Pencil, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { ImportOutcome } from '#openapi/generated/schema.d.ts'
import type { ColumnMatches, MendedValue } from '#machines/records/import-types.ts'
import { controlStyle } from '#src/ui/form/field.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { CheckedRows, WrongValue, type CheckedRow } from '#src/ui/records/checked-rows.tsx'
import { WholeWords } from '#src/ui/text/whole-words.tsx'
import { importTexts as texts } from './texts.ts'

/** How the page names fields and rows. */
export interface Names {
  field(name: string): string
  /** What tells a row apart from the others. */
  row(line: number): string
}

/** The value of a cell, or a word for one that is empty. */
export const shownValue = (text: string): string => (text.trim() === '' ? texts.emptyValue : text)

type Problem = ImportOutcome['problems'][number]

/** A problem of a row. */
export interface LineProblem extends Problem {
  readonly line: number
}

interface ValueInputProps {
  readonly label: string
  readonly value: string
  onChange(value: string): void
  onSave(): void
  onCancel(): void
}

/** Focuses the field that has replaced the pencil button, and selects its text. */
function focusAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}

const ValueInput = ({ label, value, onChange, onSave, onCancel }: ValueInputProps) => (
  <form
    className={css({ display: 'flex', alignItems: 'center', gap: '1', minWidth: '190px', maxWidth: '220px' })}
    onSubmit={(event) => {
      event.preventDefault()
      onSave()
    }}
  >
    <input
      ref={focusAll}
      aria-label={label}
      value={value}
      maxLength={20_000}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className={controlStyle()}
    />
    <IconButton type="submit" size="sm" label={texts.saveValue} icon={<Check size={16} aria-hidden />} />
    <IconButton size="sm" label={texts.cancel} icon={<X size={16} aria-hidden />} onClick={onCancel} />
  </form>
)

const reason = css({ display: 'inline-flex', gap: '2' })
const mark = css({ flexShrink: 0, mt: '0.5', color: 'danger.solid' })
const acts = css({ display: 'inline-flex', alignItems: 'center', gap: '1' })

const keyOf = ({ line, field }: LineProblem) => `${line} ${field}`

interface WrongRowsProps {
  readonly label: string
  readonly heads: readonly string[]
  readonly problems: readonly LineProblem[]
  readonly matches: ColumnMatches
  readonly names: Names
  /** How many problems of the file have the field and the value of this one. */
  countAlike(problem: LineProblem): number
  onMend(mended: MendedValue): void
}

/** Problems of rows; a value that a column of the file holds can be changed where it stands. */
export function WrongRows({ label, heads, problems, matches, names, countAlike, onMend }: WrongRowsProps) {
  const place = useRef<HTMLDivElement>(null)
  const left = useRef<number | null>(null)
  // What was typed stays until the next check finds another value there, or nothing wrong.
  const [edited, setEdited] = useState<{ readonly key: string; readonly from: string; readonly value: string } | null>(null)

  // The focus goes on to the row in the place of the one that was mended or left.
  useEffect(() => {
    if (left.current === null || document.activeElement !== document.body) return
    const rows = [...(place.current?.querySelectorAll('tbody tr') ?? [])]
    rows[Math.min(left.current, rows.length - 1)]?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    left.current = null
  })

  const edit = (index: number, value: typeof edited) => {
    left.current = index
    setEdited(value)
  }
  const mend = (index: number, { line, field }: LineProblem, value: string, isForAll: boolean) => {
    left.current = index
    onMend({ line, field, value, isForAll })
  }

  const rows = problems.map((problem, index): CheckedRow => {
    const { line, field, value, description, suggestion } = problem
    const key = keyOf(problem)
    const isEdited = edited?.key === key && edited.from === value
    return {
      key,
      cells: [
        line,
        names.row(line),
        names.field(field),
        isEdited ? (
          <ValueInput
            key="value"
            label={texts.newValue(names.field(field), line)}
            value={edited.value}
            onChange={(typed) => setEdited({ key, from: value, value: typed })}
            onSave={() => (edited.value === value ? edit(index, null) : mend(index, problem, edited.value, false))}
            onCancel={() => edit(index, null)}
          />
        ) : (
          <WrongValue key="value">
            <WholeWords text={shownValue(value)} />
          </WrongValue>
        ),
        <span key="reason" className={reason}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className={mark} />
          <span>
            <WholeWords text={suggestion === undefined ? description : `${description} ${texts.nearest(suggestion)}`} />
          </span>
        </span>,
        matches.includes(field) && !isEdited && (
          <span key="acts" className={acts}>
            {suggestion !== undefined && (
              <Button size="sm" onClick={() => mend(index, problem, suggestion, true)}>
                {texts.take(countAlike(problem))}
                <VisuallyHidden> {texts.takeIn(suggestion, line, countAlike(problem))}</VisuallyHidden>
              </Button>
            )}
            <IconButton
              size="sm"
              label={texts.changeValue(names.field(field), line)}
              icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => edit(index, { key, from: value, value })}
            />
          </span>
        ),
      ],
    }
  })
  return (
    <div ref={place}>
      <CheckedRows label={label} heads={heads} rows={rows} />
    </div>
  )
}
