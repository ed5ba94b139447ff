import { FileSpreadsheet } from 'lucide-react'
import { css } from 'styled-system/css'
import { missingForNew, missingKeys } from '#machines/records/import-rules.ts'
import type { FileTable, ImportContext, ImportEvent } from '#machines/records/import-types.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ColumnMap, type MapColumn } from '#src/ui/records/column-map.tsx'
import { importTexts as texts } from './texts.ts'

/** The first different values of a column. */
const samplesOf = ({ rows }: FileTable, column: number) =>
  [...new Set(rows.slice(0, 20).map(({ cells }) => cells[column]?.trim() || texts.emptyValue))].slice(0, 3)

const columnsOf = (table: FileTable, { matches }: ImportContext): readonly MapColumn[] =>
  table.columns.map((heading, place) => ({
    place,
    heading: heading || texts.unnamed(place + 1),
    field: matches[place] ?? null,
    samples: samplesOf(table, place),
  }))

const listed = (fields: readonly { readonly label: string }[]) => fields.map(({ label }) => label).join(', ')

interface ImportColumnsProps {
  readonly context: ImportContext
  readonly table: FileTable
  /** Beside the results, not a step of its own. */
  readonly isAside?: boolean
  send(event: ImportEvent): void
}

/** The file, and which of its columns goes to which field. */
export function ImportColumns({ context, table, isAside = false, send }: ImportColumnsProps) {
  const { input, file, matches } = context
  const keys = missingKeys(input.fields, matches)
  const others = missingForNew(input.fields, matches)
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '5',
        alignContent: 'start',
        px: { base: '4', md: '5', lg: '7' },
        py: '4',
      })}
    >
      <div
        className={css({
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: '3',
          p: '3',
          rounded: 'lg',
          borderWidth: '1px',
          borderColor: 'border.default',
          bg: 'bg.surface',
        })}
      >
        <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden className={css({ flexShrink: 0, color: 'fg.muted' })} />
        <div className={css({ flex: '1', minWidth: '0' })}>
          <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{file?.name}</p>
          <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.file(table.rows.length, file?.size ?? 0)}</p>
        </div>
        {!isAside && <Button onClick={() => send({ type: 'file.remove' })}>{texts.otherFile}</Button>}
      </div>
      {!isAside && keys.length > 0 && <Alert tone="error">{texts.missingKeys(listed(keys))}</Alert>}
      {!isAside && others.length > 0 && <Alert tone="warning">{texts.missingForNew(listed(others))}</Alert>}
      <ColumnMap
        columns={columnsOf(table, context)}
        fields={input.fields.map(({ name, label }) => ({ value: name, label }))}
        isWide={!isAside}
        onMatch={(column, field) => send({ type: 'column.match', column, field })}
      />
    </div>
  )
}
