import { Download } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { countsOf } from '#machines/records/import-rules.ts'
import type { ImportOutcome } from '#openapi/generated/schema.d.ts'
import type { FileTable, ImportContext, ImportEvent } from '#machines/records/import-types.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { CheckedRows, type CheckedRow } from '#src/ui/records/checked-rows.tsx'
import { CountedBar } from '#src/ui/records/counted-bar.tsx'
import { importTexts as texts } from './texts.ts'
import { shownValue, WrongRows, type LineProblem, type Names } from './WrongRows.tsx'

type Outcome = ImportOutcome['outcome']

/** The most important first: the first one that has rows is shown first. */
const outcomes = ['wrong', 'changed', 'new', 'unchanged'] as const

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
  wrong: [texts.line, texts.row, texts.field, texts.value, texts.reason, texts.change],
  changed: [texts.line, texts.row, texts.field, texts.before, texts.after],
  new: [texts.line, texts.row],
  unchanged: [texts.line, texts.row],
}

function rowsOf(one: ImportOutcome, names: Names): readonly CheckedRow[] {
  const start = [one.line, names.row(one.line)]
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
  send(event: ImportEvent): void
  onSaveWrong(): void
}

const problemsOf = (checked: readonly ImportOutcome[]): readonly LineProblem[] =>
  checked.flatMap(({ line, problems }) => problems.map((problem) => ({ ...problem, line })))

/** The fields that have problems, with how many. */
function fieldsOf(problems: readonly LineProblem[], names: Names) {
  const found = new Map<string, number>()
  for (const { field } of problems) found.set(field, (found.get(field) ?? 0) + 1)
  return [...found].map(([value, count]) => ({ value, label: texts.oneField(names.field(value), count) }))
}

/** What a check found: how many rows of each kind, and the rows of one kind at a time. */
export function ImportResults({ context, table, send, onSaveWrong }: ImportResultsProps) {
  const { checked, matches } = context
  const counts = countsOf(checked)
  const [kind, setKind] = useState<Outcome>(outcomes.find((one) => counts[one] > 0) ?? 'unchanged')
  const [{ page, size }, setPage] = useState({ page: 1, size: 50 })
  const [onlyField, setOnlyField] = useState('')
  const names = namesOf(context, table)
  const all = problemsOf(checked)
  const fields = fieldsOf(all, names)
  const shown = fields.some(({ value }) => value === onlyField) ? onlyField : ''
  const of = checked.filter(({ outcome }) => outcome === kind)
  const problems = all.filter(({ field }) => shown === '' || field === shown)
  const rows = kind === 'wrong' ? [] : of.flatMap((one) => rowsOf(one, names))
  const total = kind === 'wrong' ? problems.length : rows.length
  const current = Math.min(page, Math.max(1, Math.ceil(total / size)))
  const range = [(current - 1) * size, current * size] as const
  return (
    <>
      <div
        className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', px: { base: '4', md: '5', lg: '7' }, py: '4' })}
      >
        <CountedBar parts={outcomes.map((tone) => ({ tone, label: texts[tone].toLowerCase(), count: counts[tone] }))} />
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Segmented
            label={texts.outcome}
            value={kind}
            options={outcomes.map((one) => ({ value: one, label: texts[one], count: counts[one] }))}
            onChange={(value) => {
              setKind(outcomes.find((one) => one === value) ?? 'wrong')
              setPage({ page: 1, size })
            }}
          />
          {kind === 'wrong' && fields.length > 1 && (
            <Select
              aria-label={texts.onlyField}
              value={shown}
              options={[{ value: '', label: texts.allFields }, ...fields]}
              onValueChange={(value) => {
                setOnlyField(value)
                setPage({ page: 1, size })
              }}
            />
          )}
          {counts.wrong > 0 && (
            <span className={css({ ml: { sm: 'auto' } })}>
              <Button icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={onSaveWrong}>
                {texts.wrongRows}
              </Button>
            </span>
          )}
        </div>
      </div>
      {kind === 'wrong' ? (
        <WrongRows
          label={texts.wrong}
          heads={heads.wrong}
          problems={problems.slice(...range)}
          matches={matches}
          names={names}
          countAlike={({ field, value }) => problems.filter((one) => one.field === field && one.value === value).length}
          onMend={(mended) => send({ type: 'value.mend', ...mended })}
        />
      ) : (
        <CheckedRows label={texts[kind]} heads={heads[kind]} rows={rows.slice(...range)} />
      )}
      {total > size && (
        <Pagination
          page={current}
          pageSize={size}
          total={total}
          pageSizes={[50, 100, 200]}
          onPage={(next) => setPage({ page: next, size })}
          onPageSize={(next) => setPage({ page: 1, size: next })}
        />
      )}
    </>
  )
}
