import { recordListMachine } from '#machines/records/record-list.ts'
import { movesOf, type Move } from '#machines/records/resource-view.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { actFailureOf } from '../failure.ts'
import { createRecordListPorts } from '../list/record-list-ports.ts'
import type { RecordPage } from '../record-page.ts'
import { readRecordsAgain } from '../record-queries.ts'
import type { StoredRecord } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import type { RecordDeps } from '../use-records.ts'

/** Moves cards of a board on in their lives; a step that asks for a comment is taken on the record's page. */
export function useBoardMoves(deps: RecordDeps, page: RecordPage) {
  const { rules, queryClient } = deps
  const create = () => recordListMachine.provide({ actors: createRecordListPorts(deps, () => {}) })
  const actor = useProcess(create, {
    input: { search: '', message: '', texts: { failure: actFailureOf, outcome: texts.outcome, notSent: texts.notSent } },
    facts: { 'work.ended': () => void readRecordsAgain(queryClient) },
  })
  const { message, isBusy } = useShallowSelector(actor, (snapshot) => ({
    message: snapshot.context.message,
    isBusy: snapshot.hasTag('busy'),
  }))
  return {
    message,
    isBusy,
    movesFor: ({ status }: StoredRecord): readonly Move[] => movesOf(rules, status, page).filter(({ hasComment }) => !hasComment),
    move: (record: StoredRecord, { to }: Move) => {
      actor.send({ type: 'rows.change', act: `status:${String(to)}`, rows: [record] })
      actor.send({ type: 'question.accept' })
    },
    close: () => actor.send({ type: 'message.close' }),
  }
}
