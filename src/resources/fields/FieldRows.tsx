import { css } from 'styled-system/css'
import type { FieldRules } from '#openapi/resource-rules.ts'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { valueText } from './field-text.ts'
import { FieldValue, isWideKind, type FieldValueProps } from './FieldValue.tsx'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a row or a group that are shown. */
const shown = ({ fields = {} }: FieldRules) => Object.entries(fields).filter(([, { kind }]) => kind !== 'rowId')

const wide = css({ minWidth: '200px' })
/** Cells of long texts and many links, which would be tall and narrow. */
const manyOf = (kind: FieldRules['kind']) => (kind === 'references' || kind === 'long' || kind === 'rows' ? wide : undefined)

/** Rows of fields as a table. */
export function FieldRows({ rules, value, record: { names }, place, linkTo }: FieldValueProps) {
  const columns = shown(rules)
  // These are rows: an answer with anything else is refused when it is read.
  const rows = value as readonly Fields[]
  return (
    // As wide as the page: the outer cells have the padding of the page. On a phone it scrolls sideways before words are cut.
    <div className={css({ overflowX: 'auto', overflowWrap: 'normal', mx: { base: '-4', md: '-5', lg: '-7' } })}>
      <Table label={rules.label}>
        <TableHead>
          {columns.map(([name, { label }]) => (
            <Th key={name}>{label}</Th>
          ))}
        </TableHead>
        <tbody>
          {rows.map((row, index) => (
            <Tr key={index} height="compact">
              {columns.map(([name, column]) => (
                <Td key={name} isNumeric={column.kind === 'date' || column.kind === 'instant'} className={manyOf(column.kind)}>
                  {column.kind === 'rows' ? (
                    <InnerRows rules={column} value={row[name]} record={{ names, fields: row }} />
                  ) : (
                    <FieldValue
                      rules={column}
                      value={row[name]}
                      record={{ names, fields: row }}
                      {...(place ? { place: { ...place, field: `${place.field}.${index}.${name}` } } : {})}
                      {...(linkTo ? { linkTo } : {})}
                    />
                  )}
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** Rows within a row: a line each. */
function InnerRows({ rules, value, record }: FieldValueProps) {
  const rows = Array.isArray(value) ? value : []
  if (rows.length === 0) return <FieldValue rules={rules} value={undefined} record={record} />
  return (
    <ul>
      {rows.map((row, index) => (
        <li key={index}>{valueText(rules, [row], record)}</li>
      ))}
    </ul>
  )
}

/** A set of fields with their values. */
export function FieldGroup({ rules, value, record: { names }, linkTo }: FieldValueProps) {
  const fields = value as Fields
  return (
    <DefinitionList
      entries={shown(rules).map(([id, one]) => ({
        id,
        label: one.label,
        value: <FieldValue rules={one} value={fields[id]} record={{ names, fields }} {...(linkTo ? { linkTo } : {})} />,
        isWide: isWideKind(one),
      }))}
    />
  )
}
