import { useQuery } from '@tanstack/react-query'
import { deliveryFields, onlineDelivery } from '#openapi/students/student-checks.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { css } from 'styled-system/css'
import { curriculumChoicesQuery } from './curriculum-choices.ts'
import { registrationTexts as texts } from './registration/texts.ts'

interface CurriculumFieldsProps {
  readonly form: RecordFormState<'StudentCurriculum'>
  readonly mayEditDelivery: boolean
  /** The page fixes the student and the year. */
  readonly isOfOne?: boolean
}

/** A student with a student ID: registered, whether active or not. */
const registered: readonly (number | string)[] = [1, -1]

/** Narrows a choice to these ids. For none it sends 0: an empty list would not narrow it. */
const among = (ids: readonly number[] | undefined): { readonly ids: readonly number[] } => ({ ids: ids && ids.length > 0 ? ids : [0] })

/** The fields of what a student takes; earlier fields narrow later ones to what the centre has an accepted selection of. */
export function CurriculumFields({ form, mayEditDelivery, isOfOne = false }: CurriculumFieldsProps) {
  const { api } = useServices()
  const { service } = useRecords(student)
  const { values, set } = form
  const { studentId, yearId, curriculumId } = values
  const of = useQuery({ ...recordQuery(student, service, String(studentId)), enabled: typeof studentId === 'number' }).data
  const centreId = Number(of?.fields['centreId'] ?? 0)
  const isKnown = centreId > 0 && typeof yearId === 'number'
  const choices = useQuery({ ...curriculumChoicesQuery(api, { centreId, yearId: Number(yearId) }), enabled: isKnown }).data
  const choice = choices?.curricula.find((one) => one.curriculumId === curriculumId)
  const isFixed = !form.isNew && !mayEditDelivery && of !== undefined && registered.includes(of.status)
  return (
    <>
      <FormPart title={texts.curriculum}>
        {!isOfOne && <Fields of={form} names={['studentId', 'yearId']} />}
        {(choices?.curricula.length === 0 || (of && centreId === 0)) && (
          <div className={css({ gridColumn: '1 / -1' })}>
            <Alert tone="info">{centreId === 0 ? texts.noCentre : texts.noAccepted}</Alert>
          </div>
        )}
        <Field
          of={form}
          name="curriculumId"
          narrow={among(choices?.curricula.map((one) => one.curriculumId))}
          onChange={(chosen) => {
            const next = choices?.curricula.find((one) => one.curriculumId === chosen)
            const [streamId = null, ...others] = next?.streamIds ?? []
            // A curriculum with only one stream also chooses that stream.
            set({
              curriculumId: chosen,
              programId: next?.programId ?? null,
              streamId: others.length === 0 ? streamId : null,
              pathwayId: null,
              comboId: null,
              moduleIds: [],
            })
          }}
        />
        <Field of={form} name="programId" narrow={among(choice && [choice.programId])} />
        <Field of={form} name="streamId" narrow={among(choice?.streamIds)} onChange={(streamId) => set({ streamId, pathwayId: null })} />
        <Field of={form} name="pathwayId" narrow={{ streamId: values.streamId ?? 0 }} />
        <Field of={form} name="intakeId" narrow={{ startYear: yearId ?? 0 }} />
        <Field of={form} name="semesterId" />
      </FormPart>
      <FormPart title={texts.modules}>
        <Field of={form} name="comboId" narrow={among(choice?.comboIds)} />
        <Field of={form} name="moduleIds" narrow={among(choice?.moduleIds)} />
      </FormPart>
      <FormPart title={texts.delivery}>
        {isFixed && <p className={css({ gridColumn: '1 / -1', color: 'fg.muted' })}>{texts.deliveryFixed}</p>}
        {deliveryFields
          .filter((name) => name !== 'proctoringTypeId' || values.programDeliveryId === onlineDelivery)
          .map((name) => (
            <Field key={name} of={form} name={name} isReadOnly={isFixed} />
          ))}
      </FormPart>
    </>
  )
}
