import { program } from '#openapi/generated/resources/masters/program.ts'
import { gradesOf, isScale } from '#openapi/results/grades.ts'
import { FieldControl, type FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { useRecordPage } from '#src/resources/record-page-context.ts'
import { useReferred } from '#src/resources/use-referred.ts'

/** A grade of the programme beside it: chosen where the programme has grades, typed where they are percents, or may not be read. */
export function GradeControl(props: FieldControlProps) {
  const { programId } = props.around
  const isReadable = useRecordPage()?.listTo(program.name) != null
  const { record } = useReferred(program, isReadable && typeof programId === 'number' ? programId : null)
  const scale = record?.fields['gradingScale']
  const grades = isScale(scale) ? gradesOf(scale) : null
  if (!grades) return <FieldControl {...props} />
  const choices = grades.map((grade) => ({ value: grade, label: grade }))
  return <FieldControl {...props} rules={{ ...props.rules, kind: 'choice', choices }} onChange={(grade) => props.onChange(grade ?? '')} />
}
