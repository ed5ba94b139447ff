import { useRef } from 'react'
import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { recordListMachine } from '#machines/records/record-list.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { recordTexts } from '#src/resources/texts.ts'

/** The outcome of an act on many students, for each student, as calls answer it. */
export const studentOutcomes = v.array(
  v.object({ studentId: v.number(), fullName: v.string(), studentRef: v.string(), isDone: v.picklist([0, 1]), text: v.string() }),
)
export type StudentOutcomes = v.InferOutput<typeof studentOutcomes>

/** Two students may have the same name. */
const nameWithId = ({ fullName, studentRef }: Pick<StudentOutcomes[number], 'fullName' | 'studentRef'>): string =>
  studentRef === '' ? fullName : `${fullName} (${studentRef})`

const refused = 400

interface InTurn<Input> {
  readonly act: `own:${string}`
  /** The status of students after it. */
  readonly status: string | number
  /** The resource whose lists change. */
  readonly changes: { readonly name: string }
  outcome(done: number, total: number): string
  run(input: Input, studentId: number): Promise<StudentOutcomes>
}

/** Does to one student after the other the act that it was started with, and says of each why it could not be done. */
export function useInTurn<Input>({ act, status, changes, outcome, run }: InTurn<Input>) {
  const { queryClient } = useServices()
  const started = useRef<{ readonly input: Input } | null>(null)
  const create = () =>
    recordListMachine.provide({
      actors: {
        changeRow: fromPromise(async ({ input: { id } }) => {
          if (started.current === null) throw new Error('Nothing was started.')
          const [done] = await run(started.current.input, Number(id))
          forgetRecords(queryClient, changes, 'none')
          if (done?.isDone !== 1) throw new ApiProblem('refused', refused, done?.text ?? null)
          return { message: done.text }
        }),
      },
    })
  const actor = useProcess(create, {
    input: {
      search: '',
      message: '',
      texts: { failure: toFailure, outcome: (_, { done, total }) => outcome(done, total), notSent: recordTexts.notSent },
    },
  })
  const { message, isBusy } = useShallowSelector(actor, (snapshot) => ({
    message: snapshot.context.message,
    isBusy: snapshot.hasTag('busy'),
  }))
  return {
    /** The outcome, once it is over. */
    message,
    isBusy,
    /** Closes the outcome, so that it can be started again. */
    forget: () => actor.send({ type: 'message.close' }),
    start: (input: Input, students: StudentOutcomes) => {
      started.current = { input }
      const rows = students.map((student) => ({ id: String(student.studentId), name: nameWithId(student), status }))
      actor.send({ type: 'rows.change', act, rows })
      actor.send({ type: 'question.accept' })
    },
  }
}
