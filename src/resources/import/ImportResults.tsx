import { Download } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { countsOf } from '#machines/records/import-rules.ts'
import type { ImportOutcome } from '#openapi/generated/schema.d.ts'
import type { FileTable, ImportContext } from '#machines/records/import-types.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { CheckedRows, WrongValue, type CheckedRow } from '#src/ui/records/checked-rows.tsx'
import { CountedBar } from '#src/ui/records/counted-bar.tsx'
import { importTexts as texts } from './texts.ts'

type Outcome = ImportOutcome['outcome']

/** In the order in which they matter to who looks. */
const outcomes = ['wrong', 'changed', 'new', 'unchanged'] as const

const shownValue = (text: string) => (text.trim() === '' ? texts.emptyValue : text)

interface Names {
  field(name: string): string
  /** What tells a row apart from the others. */
  row(line: number): string
}

function namesOf({ input: { fields }, matches }: ImportContext, { rows }: FileTable): Names {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const keys = fields.filter(({ isKey }) => isKey).map(({ name }) => matches.indexOf(name))
  const byLine = new Map(rows.map(({ line, cells }) => [line, keys.map((column) => cells[column] ?? '').join(', ')]))
  return {
    field: (name) => labels.get(name) ?? labels.get(name.split('.')[0] ?? '') ?? name,
    row: (line) => shownValue(byLine.get(line) ?? ''),
  }
}

const heads: Readonly<Record<Outcome, readonly string[]>> = {
  wrong: [texts.line, texts.row, texts.field, texts.value, texts.reason],
  changed: [texts.line, texts.row, texts.field, texts.before, texts.after],
  new: [texts.line, texts.row],
  unchanged: [texts.line, texts.row],
}

function rowsOf(one: ImportOutcome, names: Names): readonly CheckedRow[] {
  const start = [one.line, names.row(one.line)]
  if (one.outcome === 'wrong')
    return one.problems.map(({ field, value, description }) => ({
      key: `${one.line} ${field}`,
      cells: [...start, names.field(field), <WrongValue key="value">{shownValue(value)}</WrongValue>, description],
    }))
  if (one.outcome === 'changed')
    return one.changes.map(({ field, before, after }) => ({
      key: `${one.line} ${field}`,
      cells: [...start, names.field(field), shownValue(before), shownValue(after)],
    }))
  return [{ key: String(one.line), cells: start }]
}

interface ImportResultsProps {
  readonly context: ImportContext
  readonly table: FileTable
  onSaveWrong(): void
}

/** What a check found: how many rows of each kind, and the rows of one kind at a time. */
export function ImportResults({ context, table, onSaveWrong }: ImportResultsProps) {
  const { checked } = context
  const counts = countsOf(checked)
  const [kind, setKind] = useState<Outcome>(outcomes.find((one) => counts[one] > 0) ?? 'unchanged')
  const [{ page, size }, setPage] = useState({ page: 1, size: 50 })
  const names = namesOf(context, table)
  const rows = checked.filter(({ outcome }) => outcome === kind).flatMap((one) => rowsOf(one, names))
  return (
    <>
      <div
        className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', px: { base: '4', md: '5', lg: '7' }, py: '4' })}
      >
        <CountedBar parts={outcomes.map((tone) => ({ tone, label: texts[tone].toLowerCase(), count: counts[tone] }))} />
        <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' })}>
          <Segmented
            label={texts.outcome}
            value={kind}
            options={outcomes.map((one) => ({ value: one, label: texts[one], count: counts[one] }))}
            onChange={(value) => {
              setKind(outcomes.find((one) => one === value) ?? 'wrong')
              setPage({ page: 1, size })
            }}
          />
          {counts.wrong > 0 && (
            <Button icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={onSaveWrong}>
              {texts.wrongRows}
            </Button>
          )}
        </div>
      </div>
      <CheckedRows label={texts[kind]} heads={heads[kind]} rows={rows.slice((page - 1) * size, page * size)} />
      {rows.length > size && (
        <Pagination
          page={page}
          pageSize={size}
          total={rows.length}
          pageSizes={[50, 100, 200]}
          onPage={(next) => setPage({ page: next, size })}
          onPageSize={(next) => setPage({ page: 1, size: next })}
        />
      )}
    </>
  )
}
