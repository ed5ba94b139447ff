import { application } from '#openapi/generated/resources/applications/application.ts'
import { rowsOf } from '#machines/records/typed-values.ts'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { FoundCourse } from '../finder/finder-service.ts'
import { applicationTexts as texts } from '../texts.ts'

const CourseFinder = lazyComponent(async () => (await import('../finder/CourseFinder.tsx')).CourseFinder)

const field = 'choices'
const { maxItems: most } = application.fields.choices

interface CourseChoicesProps {
  readonly form: RecordFormState<'Application'>
  readonly studentId: string
}

/** The finder, whose courses are chosen into the rows below it; their order is that of the choices. */
export function CourseChoices({ form, studentId }: CourseChoicesProps) {
  const rows = rowsOf(form.state.fields[field])
  const chosen = new Set(rows.flatMap(({ fields: { courseId } }) => (typeof courseId === 'number' ? [courseId] : [])))
  const toggle = ({ courseId, deliveryMode, intakeId }: FoundCourse) => {
    const row = rows.find(({ fields }) => fields['courseId'] === courseId)
    if (row) form.state.edit({ kind: 'row.remove', field, key: row.key }, field)
    else form.state.edit({ kind: 'row.add', field, values: { courseId, deliveryMode, ...(intakeId !== undefined && { intakeId }) } }, field)
  }
  return (
    <>
      <LazyBoundary fallback={<SkeletonLines count={6} />}>
        <CourseFinder studentId={studentId} chosen={chosen} count={rows.length} most={most} onToggle={toggle} />
      </LazyBoundary>
      <FormPart title={texts.finder}>
        <Rows of={form} name={field} isOrdered />
      </FormPart>
    </>
  )
}
