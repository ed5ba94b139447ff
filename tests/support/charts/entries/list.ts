import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import type { CheckedListPorts, ListContext, ListEvent, ListInput } from '#machines/lists/list-types.ts'
import { createListMachine } from '#machines/lists/list.machine.ts'
import { mayChange, type RecordAct } from '#machines/lists/record-acts.ts'
import { failure, Refusal } from '#tests/machines/module-properties/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { blockRow } from '../fixtures/block-row.ts'
import { done, failed, waiting } from '../ports.ts'

export const listPorts: CheckedListPorts<RecordAct> = { changeRow: waiting(), checkRows: waiting() }

const listInput: ListInput<RecordAct> = {
  search: 'may',
  message: '',
  texts: { failure, outcome: (act, { done: changed, total }) => `${act}: ${changed} of ${total}`, notSent: 'Not sent.' },
}

/** The events of any list. */
const listEvents = <Row>(row: (id: string, status?: 0 | 1 | 2) => Row): readonly ListEvent<Row, RecordAct>[] => [
  { type: 'search.type', text: 'june' },
  { type: 'search.type', text: 'may' },
  { type: 'search.follow', text: 'july' },
  { type: 'rows.choose', ids: ['1', '2'], isChosen: true },
  { type: 'rows.choose', ids: ['1'], isChosen: false },
  { type: 'selection.clear' },
  { type: 'selection.follow', view: 'page 2' },
  { type: 'rows.change', act: 'delete', rows: [row('1'), row('2')] },
  { type: 'rows.change', act: 'publish', rows: [row('1', 1)] },
  { type: 'rows.change', act: 'publish', rows: [row('1'), row('2')] },
  { type: 'question.accept' },
  { type: 'question.cancel' },
  { type: 'message.close' },
]

const listAnswers = {
  checkRows: [done('looked up', [{ id: '1', open: 3, isAsked: true }]), failed('unreadable', new Refusal(500, 'No.'))],
  changeRow: [
    done('done', { message: 'Deleted.' }),
    done('kept, with a warning', { message: 'Used by 3 centres.', warning: 'It is mapped.' }),
    failed('refused', new Refusal(400, 'No.')),
    failed('no right', new Refusal(403, 'No.')),
  ],
}

interface Listed<Row> {
  readonly value: unknown
  readonly context: ListContext<Row, RecordAct>
  hasTag(tag: 'busy'): boolean
}

const projectList = <Row>({ value, context: { typed, search, chosen, view, work, message, isForbidden } }: Listed<Row>) => [
  value,
  typed,
  search,
  chosen,
  view,
  work?.act,
  work?.checks.map(({ open }) => open),
  work?.outcomes.length,
  message !== null,
  isForbidden,
]

const listLaws = {
  'no more rows are worked on than were asked about': <Row>(snapshot: Listed<Row>) => {
    const { work } = snapshot.context
    return !snapshot.hasTag('busy') || (work !== null && work.outcomes.length < work.rows.length)
  },
  'every row has its outcome when the work ends': <Row>({ context: { message } }: Listed<Row>) =>
    message === null || message.outcomes.length === 2,
}

/** The parts that the entries of all lists share. */
export const listParts = <Row>(row: (id: string, status?: 0 | 1 | 2) => Row) => ({
  inputs: { 'a list that was searched': listInput },
  events: listEvents(row),
  answers: listAnswers,
  project: projectList<Row>,
  laws: listLaws,
})

/** The same for lists that check rows before publishing them. */
export const checkedListParts = <Row>(row: (id: string, status?: 0 | 1 | 2) => Row) => ({
  ...listParts(row),
  laws: {
    ...listLaws,
    'what is open about rows is known before they are published': (snapshot: Listed<Row>) => {
      const { work } = snapshot.context
      return !snapshot.hasTag('busy') || work?.act !== 'publish' || work.checks.length > 0
    },
  },
})

export const list = chartEntry({
  id: 'list',
  title: 'Any list',
  area: 'lists',
  file: 'lists/list.machine.ts',
  machine: createListMachine<BlockRow, RecordAct>({ id: 'list', mayChange, isChecked: (act) => act === 'publish' }).provide({
    actors: listPorts,
  }),
  ...checkedListParts(blockRow),
})
