import { createActor, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { RowEdit } from '#machines/lists/list-types.ts'
import { recordListMachine, type RecordListAct, type RecordListRow } from '#machines/records/record-list.ts'
import { failure, Refusal } from '#tests/machines/module-properties/start.ts'

const rows: readonly RecordListRow[] = ['1', '2', '3'].map((id) => ({ id, name: `Centre ${id}`, status: 1 }))
const editOf = (id: string): RowEdit => ({ id, fields: { city: 'Tema' }, updatedAt: `2026-09-0${id}` })

async function edited(edits: readonly RowEdit[], refuses: string | null = null) {
  const sent: { readonly act: RecordListAct; readonly id: string; readonly edit?: RowEdit }[] = []
  const machine = recordListMachine.provide({
    actors: {
      changeRow: fromPromise(({ input }) => {
        sent.push(input)
        return input.id === refuses
          ? Promise.reject(new Refusal(409, 'Another person changed it.'))
          : Promise.resolve({ message: 'Centre updated successfully.' })
      }),
    },
  })
  const texts = { failure, outcome: (act: string, { done, total }: { done: number; total: number }) => `${act}: ${done} of ${total}` }
  const actor = createActor(machine, { input: { search: '', message: '', texts: { ...texts, notSent: 'Not sent.' } } }).start()
  const ended = new Promise<void>((resolve) => void actor.on('work.ended', () => resolve()))
  actor.send({ type: 'rows.choose', ids: ['1', '2', '3'], isChosen: true })
  actor.send({ type: 'rows.change', act: 'edit', rows })
  actor.send({ type: 'question.accept', edits })
  await ended
  return { sent, context: actor.getSnapshot().context }
}

describe('the edit of several records', () => {
  it('writes each over the record as it was read, and leaves out those that it does not change', async () => {
    const { sent, context } = await edited([editOf('1'), editOf('3')])
    expect(sent).toEqual([
      { act: 'edit', id: '1', edit: editOf('1') },
      { act: 'edit', id: '3', edit: editOf('3') },
    ])
    expect([context.message?.text, context.chosen]).toEqual(['edit: 2 of 2', ['2']])
  })

  it('goes on after one that somebody else changed, which stays chosen and says why', async () => {
    const { context } = await edited(['1', '2', '3'].map(editOf), '2')
    expect(context.message?.outcomes.map(({ row, isDone, text }) => [row.id, isDone, text])).toEqual([
      ['1', true, 'Centre updated successfully.'],
      ['2', false, 'Another person changed it.'],
      ['3', true, 'Centre updated successfully.'],
    ])
    expect([context.message?.text, context.chosen]).toEqual(['edit: 2 of 3', ['2']])
  })
})
