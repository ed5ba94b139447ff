import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import type { MarkerNote } from '#openapi/assessment/script-marks.ts'
import { useServices } from '#src/api/services.tsx'
import { FieldRows } from '#src/resources/fields/FieldRows.tsx'
import { nothing } from '#src/resources/fields/field-text.ts'
import { useRecordPage } from '#src/resources/record-page-context.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import type { ValueOf } from '#src/resources/resource-types.ts'
import { scriptQuery } from './marking-service.ts'
import { markingTexts as texts } from './texts.ts'

const { notes: _notes, ...columns } = scriptMarking.fields.marks.fields
const rules = { ...scriptMarking.fields.marks, fields: columns }

interface MarksGivenProps {
  readonly value: ValueOf<'ScriptMarking', 'marks'>
  readonly record: StoredRecord
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

interface NotesProps {
  readonly title: string
  readonly notes: readonly MarkerNote[]
  /** Null where it could not be read. */
  readonly answer: string | null
}

/** The notes of one answer, each with the passage that it is on. */
const Notes = ({ title, notes, answer }: NotesProps) => (
  <section aria-label={title} className={css({ mt: '4' })}>
    <h3 className={css({ textStyle: 'bodyStrong' })}>{title}</h3>
    <ul className={css({ display: 'grid', gap: '2', mt: '1', maxWidth: '640px', overflowWrap: 'anywhere' })}>
      {notes
        .toSorted((one, other) => one.from - other.from)
        .map(({ from, to, text }, index) => (
          <li key={index}>
            {answer !== null && (
              <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.quoted(shortened(answer.slice(from, to)))}</p>
            )}
            <p>{text ?? texts.onlyHighlighted}</p>
          </li>
        ))}
    </ul>
  </section>
)

/** The marks of a script by question, and below them the marker's notes with the passages of the answers. */
export function MarksGiven({ value = [], record }: MarksGivenProps) {
  const { api, codec } = useServices()
  const page = useRecordPage()
  const noted = value.flatMap(({ questionId, notes = [] }) => (notes.length > 0 ? [{ questionId, notes }] : []))
  const { data: script, isPending } = useQuery({ ...scriptQuery(api, codec, record.id), enabled: noted.length > 0 })
  if (value.length === 0) return nothing
  const answerTo = (id: number) =>
    script?.sections.flatMap(({ questions }) => questions).find(({ questionId }) => questionId === id)?.answer ?? null
  return (
    <>
      <FieldRows rules={rules} value={value} record={record} {...(page && { linkTo: page.linkTo })} />
      {!isPending &&
        noted.map(({ questionId, notes }) => (
          <Notes
            key={questionId}
            title={texts.notesOn(record.names['Question']?.[questionId]?.name ?? String(questionId))}
            notes={notes}
            answer={answerTo(questionId)}
          />
        ))}
    </>
  )
}
