import { FileX } from 'lucide-react'
import { course } from '#openapi/generated/resources/courses/course.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { courseTexts as texts } from './texts.ts'

const names = ['prospectus', 'specification'] as const

/** The files of a course. */
export function CourseDocuments() {
  const { record, page } = useShownRecord()
  return names.every((name) => record.fields[name] === undefined) ? (
    <EmptyState icon={<FileX size={24} />} title={texts.noDocuments} />
  ) : (
    <FieldParts rules={course} record={record} cells={{}} linkTo={page.linkTo} parts={{ '': names }} />
  )
}
