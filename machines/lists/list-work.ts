import type { ListContext, ListMessage, ListRow, OutcomeCounts, RowOutcome } from './list-types.ts'

/** The row that is being sent. */
export const current = <Row, Act>({ work }: ListContext<Row, Act>): Row | undefined => work?.rows[work.outcomes.length]

/** Whether a row waits behind the one that is being sent. */
export const hasMore = <Row, Act>({ work }: ListContext<Row, Act>): boolean => work !== null && work.outcomes.length + 1 < work.rows.length

/** Adds the outcome of the row being sent. */
export function withOutcome<Row, Act>(
  context: ListContext<Row, Act>,
  outcome: Omit<RowOutcome<Row>, 'row'>,
): Partial<ListContext<Row, Act>> {
  const row = current(context)
  return context.work && row ? { work: { ...context.work, outcomes: [...context.work.outcomes, { ...outcome, row }] } } : {}
}

function toneOf({ total, done, warned }: OutcomeCounts): 'success' | 'warning' | 'error' {
  if (done === total) return 'success'
  // What has a fixed sentence above the server's message is a warning, not a failure.
  return done + warned > 0 ? 'warning' : 'error'
}

/** Ends the work: reports the outcomes, and keeps rows selected that were not changed. */
export function withReport<Row extends ListRow, Act>(context: ListContext<Row, Act>): Partial<ListContext<Row, Act>> {
  const { work, chosen, input } = context
  if (!work) return {}
  const unsent = work.rows.slice(work.outcomes.length).map((row) => ({ row, isDone: false, text: input.texts.notSent }))
  const outcomes: readonly RowOutcome<Row>[] = [...work.outcomes, ...unsent]
  const done = outcomes.filter(({ isDone }) => isDone)
  const [only, ...others] = outcomes
  const warned = outcomes.filter(({ isDone, detail }) => !isDone && detail !== undefined)
  const counts = { total: outcomes.length, done: done.length, warned: warned.length }
  const tone = toneOf(counts)
  const message: ListMessage<Row> =
    only && others.length === 0
      ? {
          tone,
          text: only.text,
          ...(only.detail === undefined ? {} : { detail: only.detail }),
          ...(only.isDone ? {} : { row: only.row }),
          outcomes: [],
        }
      : { tone, text: input.texts.outcome(work.act, counts), outcomes }
  return { work: null, message, chosen: chosen.filter((id) => !done.some(({ row }) => row.id === id)) }
}
