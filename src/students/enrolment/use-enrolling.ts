import { useRef } from 'react'
import { fromPromise } from 'xstate'
import { recordListMachine } from '#machines/records/record-list.ts'
import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { enrolStudents, type Enrolling } from './enrolment-service.ts'
import { enrolmentTexts as texts } from './texts.ts'

const refused = 400
const act = 'own:enrol'

/** Enrols one student after the other, by what is wished at that moment. */
export function useEnrolling() {
  const { api, queryClient } = useServices()
  const wished = useRef<Enrolling | null>(null)
  const create = () =>
    recordListMachine.provide({
      actors: {
        changeRow: fromPromise(async ({ input: { id } }) => {
          const wish = wished.current
          if (wish === null) throw new Error('Nothing is wished.')
          const [outcome] = await enrolStudents(api, { ...wish, studentIds: [Number(id)] }, 'apply')
          forgetRecords(queryClient, enrollment, 'none')
          if (outcome?.isDone !== 1) throw new ApiProblem('refused', refused, outcome?.text ?? null)
          return { message: outcome.text }
        }),
      },
    })
  const actor = useProcess(create, {
    input: {
      search: '',
      message: '',
      texts: { failure: toFailure, outcome: (_, { done, total }) => texts.enrolled(done, total), notSent: recordTexts.notSent },
    },
  })
  const { message, isBusy } = useShallowSelector(actor, (snapshot) => ({
    message: snapshot.context.message,
    isBusy: snapshot.hasTag('busy'),
  }))
  const enrol = (wish: Enrolling, rows: readonly { readonly id: string; readonly name: string }[]) => {
    wished.current = wish
    actor.send({ type: 'rows.change', act, rows: rows.map((row) => ({ ...row, status: 'Enrolled' })) })
    actor.send({ type: 'question.accept' })
  }
  return { message, isBusy, enrol }
}
