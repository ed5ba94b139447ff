import { css } from 'styled-system/css'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { DefinitionList, type Definition } from '#src/ui/records/definition-list.tsx'
import { columnLabel, columnText, nothing } from '../fields/field-text.ts'
import { FieldValue, isWideKind } from '../fields/FieldValue.tsx'
import type { RecordCells } from '../list/record-columns.tsx'
import type { RecordPage } from '../record-page.ts'
import type { StoredRecord } from '../record-types.ts'

interface FieldsProps extends Pick<RecordPage, 'linkTo'> {
  readonly rules: ResourceRules
  readonly record: StoredRecord
  readonly cells: RecordCells
}

/** Kinds of fields whose values are a text in whatever script. */
const writtenKinds: ReadonlySet<string> = new Set(['title', 'text', 'long', 'reference'])

/** Fields of a record with their labels. */
export const definitionsOf = ({ rules, record, cells, linkTo }: FieldsProps, names: readonly string[]): readonly Definition[] =>
  names.map((name) => {
    const field = rules.fields[name]
    const Own = cells[name]
    const value = record.fields[name]
    return {
      id: name,
      label: columnLabel(rules, name),
      // The type of the field's value is known where the page names its cells.
      value: Own ? (
        <Own value={value as never} record={record} />
      ) : field ? (
        <FieldValue rules={field} value={value} record={record} place={{ of: rules, id: record.id, field: name }} linkTo={linkTo} />
      ) : (
        columnText(rules, name, record) || nothing
      ),
      // A page's own cell for a file shows the content of the file, which needs the whole width.
      isWide: field !== undefined && (isWideKind(field) || (Own !== undefined && field.kind === 'file')),
      isWritten: field !== undefined && !Own && writtenKinds.has(field.kind),
    }
  })

interface FieldPartsProps extends FieldsProps {
  /** Names of fields by the titles of their parts; an empty title is not shown. */
  readonly parts: Readonly<Record<string, readonly string[]>>
}

/** The fields of a record, part by part. */
export const FieldParts = ({ parts, ...fields }: FieldPartsProps) => (
  <div className={css({ display: 'grid', gap: '7' })}>
    {Object.entries(parts).map(([title, names]) => (
      <section key={title}>
        {title !== '' && <h2 className={css({ textStyle: 'h3', mb: '3' })}>{title}</h2>}
        <DefinitionList
          entries={definitionsOf(fields, names).map((one) => (one.label === title ? { ...one, isLabelHidden: true } : one))}
        />
      </section>
    ))}
  </div>
)
