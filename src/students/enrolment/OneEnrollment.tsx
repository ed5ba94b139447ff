import { useQuery } from '@tanstack/react-query'
import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { blockErrors, modulesToSit, notTakenText } from '#openapi/students/enrolment-check.ts'
import { css } from 'styled-system/css'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { ListedRecords } from '#src/resources/record-types.ts'
import { useRecords, type RecordDeps } from '#src/resources/use-records.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { enrolmentTexts as texts } from './texts.ts'

const curriculaQuery = ({ service }: Pick<RecordDeps, 'service'>, studentId: unknown) =>
  recordListQuery(studentCurriculum, service, { ...allRecords, filters: { studentId: [String(studentId)] } })

/** The modules in which the student can be enrolled, by the curricula that have been read. */
const modulesOf = ({ rows }: ListedRecords, attempt: unknown) =>
  modulesToSit(
    rows.map(({ status, fields }) => ({ isOpen: status === 1, moduleIds: [fields['moduleIds'] ?? []].flat().map(Number) })),
    attempt,
  )

/** The form of the enrolment of one student: in a module of the own curriculum, and a block of the kind that is chosen. */
export function OneEnrollment(page: RecordPage) {
  const deps = useRecords(studentCurriculum)
  return (
    <RecordEditor
      of={enrollment}
      page={page}
      check={(given) => {
        const { studentId, moduleId, attempt } = given
        const curricula = deps.queryClient.getQueryData(curriculaQuery(deps, studentId).queryKey)
        const isWrong = page.pathId === undefined && curricula && typeof moduleId === 'number'
        const isTaken = !isWrong || modulesOf(curricula, attempt).includes(moduleId)
        return new Map([...(isTaken ? [] : [['moduleId', notTakenText] as const]), ...blockErrors(given)])
      }}
    >
      {(form) => <EnrolmentFields form={form} deps={deps} />}
    </RecordEditor>
  )
}

function EnrolmentFields({ form, deps }: { readonly form: RecordFormState<'Enrollment'>; readonly deps: RecordDeps }) {
  const { studentId, attempt, blockKind } = form.values
  const isWanted = form.isNew && typeof studentId === 'number'
  const curricula = useQuery({ ...curriculaQuery(deps, studentId), enabled: isWanted }).data
  const moduleIds = isWanted && curricula ? modulesOf(curricula, attempt) : null
  return (
    <>
      <FormPart title={texts.student}>
        <Field of={form} name="studentId" onChange={(chosen) => form.set({ studentId: chosen, moduleId: null })} />
        {moduleIds?.length === 0 && (
          <div className={css({ gridColumn: '1 / -1' })}>
            <Alert tone="info">{texts.takesNone}</Alert>
          </div>
        )}
      </FormPart>
      <FormPart title={texts.module}>
        {/* An empty list would offer all modules. */}
        <Field of={form} name="moduleId" {...(moduleIds && { narrow: { ids: moduleIds.length > 0 ? moduleIds : [0] } })} />
        <Fields of={form} names={['version', 'attempt', 'enrolledOn']} />
      </FormPart>
      <FormPart title={texts.sitting}>
        <Fields of={form} names={['blockKind']} />
        {blockKind === 'exam' && <Field of={form} name="examBlockId" isRequired />}
        {blockKind === 'test' && <Field of={form} name="testBlockId" isRequired />}
      </FormPart>
    </>
  )
}
