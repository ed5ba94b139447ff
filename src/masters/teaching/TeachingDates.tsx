import { useRef, useState } from 'react'
import type { TypedRow } from '#machines/records/typed-values.ts'
import { intake } from '#openapi/generated/resources/masters/intake.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { fieldElementId, type RecordFormState } from '#src/resources/form/form-of.ts'
import { Rows } from '#src/resources/form/Rows.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { forgetRecords, recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { masterTexts as texts } from '../texts.ts'

interface TeachingDatesProps {
  readonly form: RecordFormState<'Intake'>
  readonly page: RecordPage
}

const name = 'teachingDates'

/** A date that is gone already was deleted by a call whose answer was lost. */
const isGone = (problem: unknown) => problem instanceof ApiProblem && problem.kind === 'notFound'

/** The teaching dates of an intake. A stored one is deleted at once, after a Yes; a new one just leaves the form. */
export function TeachingDates({ form, page }: TeachingDatesProps) {
  const { api } = useServices()
  const { service, codec, queryClient } = useRecords(intake)
  const [asked, setAsked] = useState<TypedRow | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isDeleted = useRef(false)
  const intakeId = codec.decrypt(page.pathId)
  const remove = ({ key }: TypedRow) => ({ kind: 'row.remove', field: name, key }) as const
  const answer = () => {
    setAsked(null)
    setFailure(null)
  }

  const deleteRow = async (row: TypedRow, id: string) => {
    setBusy(true)
    try {
      const path = { id: codec.encrypt(Number(row.fields['teachingDateId'])) ?? '' }
      await api.call('deleteTeachingDate', { path }, { log: { component: 'Intake', permission: 'Delete' } }).catch((problem: unknown) => {
        if (!isGone(problem)) throw problem
      })
      forgetRecords(queryClient, intake)
      const record = await queryClient.fetchQuery({ ...recordQuery(intake, service, id), staleTime: 0 })
      form.state.edit(remove(row), name, record)
      isDeleted.current = true
      answer()
    } catch (problem) {
      setFailure(toFailure(problem).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Rows
        of={form}
        name={name}
        addLabel={texts.addTeachingDate}
        onRemove={(row) => {
          const isStored = typeof row.fields['teachingDateId'] === 'number'
          isDeleted.current = false
          if (isStored && intakeId !== null && page.can('Delete')) setAsked(row)
          else form.state.edit(remove(row), name)
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        title={texts.deleteTeachingDate}
        tone="danger"
        isBusy={isBusy}
        // The button that was pressed goes with its row.
        finalFocus={() => (isDeleted.current ? document.querySelector<HTMLElement>(`#${fieldElementId(name)} > fieldset > button`) : null)}
        onConfirm={() => {
          if (asked && intakeId !== null && !isBusy) void deleteRow(asked, intakeId)
        }}
        onCancel={answer}
      >
        {failure !== null && <Alert tone="error">{failure}</Alert>}
      </ConfirmDialog>
    </>
  )
}
