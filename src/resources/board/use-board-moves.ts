import { useState } from 'react'
import { recordListMachine } from '#machines/records/record-list.ts'
import { movesOf, ownActsOf, type Move } from '#machines/records/resource-view.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { actFailureOf } from '../failure.ts'
import { createRecordListPorts } from '../list/record-list-ports.ts'
import type { RecordPage } from '../record-page.ts'
import { readChangedRecords, readRecordsAgain } from '../record-queries.ts'
import type { StoredRecord } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import type { RecordDeps } from '../use-records.ts'
import type { RecordAct } from '../view/record-view-ports.ts'
import { useChange } from '../view/use-change.ts'

/** An act that only this resource has, and the status that it gives to a record, if it changes it. */
export interface BoardAct extends Omit<RecordAct, 'hasComment' | 'question'> {
  readonly to?: number | string
}

/** What can be done with a card. */
type BoardStep = Move | BoardAct

/** Moves cards of a board to another status; a step that asks for a comment waits for it. */
export function useBoardMoves(deps: RecordDeps, page: RecordPage, acts: readonly BoardAct[]) {
  const { rules, service, queryClient } = deps
  const create = () => recordListMachine.provide({ actors: createRecordListPorts(deps, () => {}) })
  // The next step is sent with the stamp of its card, which has to be read again before.
  const [isReading, setReading] = useState(false)
  const readAgain = () => {
    setReading(true)
    void readRecordsAgain(queryClient).finally(() => setReading(false))
  }
  const actor = useProcess(create, {
    input: { search: '', message: '', texts: { failure: actFailureOf, outcome: texts.outcome, notSent: texts.notSent } },
    facts: { 'work.ended': readAgain },
  })
  const { message, isBusy } = useShallowSelector(actor, (snapshot) => ({
    message: snapshot.context.message,
    isBusy: snapshot.hasTag('busy'),
  }))
  const [asked, setAsked] = useState<{ readonly record: StoredRecord; readonly move: Move } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { change, ...commented } = useChange(() => readChangedRecords(queryClient, rules))
  return {
    message,
    isBusy: isBusy || isReading || commented.isBusy,
    movesFor: (record: StoredRecord): readonly BoardStep[] => [
      ...movesOf(rules, record.status, page),
      ...acts.filter((own) => ownActsOf([own], record.status, page).length > 0 && own.isFor?.(record) !== false),
    ],
    move: (record: StoredRecord, move: BoardStep) => {
      if ('run' in move) return change(() => move.run(record.id, '', record.updatedAt))
      if (move.hasComment) {
        commented.closeNotice()
        setAsked({ record, move })
        return setAsking(true)
      }
      actor.send({ type: 'rows.change', act: `status:${String(move.to)}`, rows: [record] })
      return actor.send({ type: 'question.accept' })
    },
    /** The last step that waited for its comment; null for none. */
    asked,
    isAsking,
    /** Why the last step with a comment, or the last own act, was refused. */
    notice: commented.notice,
    cancel: () => {
      commented.closeNotice()
      setAsking(false)
    },
    /**
     * Takes the step that waits. After a refusal the question stays open, with the comment: the next press takes the record as
     * the board shows it by then.
     */
    accept: (comment: string, shown: StoredRecord | undefined) => {
      if (!asked) return
      const { updatedAt } = (commented.notice && shown) || asked.record
      change(
        () => service.move(asked.record.id, asked.move.to, comment, updatedAt),
        () => setAsked(null),
      )
    },
    close: () => actor.send({ type: 'message.close' }),
  }
}
