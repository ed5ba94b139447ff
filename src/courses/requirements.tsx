import { Inbox } from 'lucide-react'
import { course } from '#openapi/generated/resources/courses/course.ts'
import { FieldRows } from '#src/resources/fields/FieldRows.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { useServices } from '#src/api/services.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { courseTexts as texts } from './texts.ts'

/** Requirements of the course of the page as a table; without any it says what that means, and leads to the form. */
function Requirements({ name, none }: { readonly name: 'englishRequirements' | 'academicRequirements'; readonly none: string }) {
  const { record, page } = useShownRecord()
  const { codec } = useServices()
  const rows = record.fields[name]
  if (Array.isArray(rows) && rows.length > 0)
    return <FieldRows rules={course.fields[name]} value={rows} record={record} linkTo={page.linkTo} />
  const href = page.paths.edit(codec.encrypt(record.id) ?? '')
  return (
    <EmptyState
      icon={<Inbox size={24} />}
      title={none}
      hint={texts.requirementsHint}
      action={page.can('Modify') && <TextLink href={href}>{texts.addRequirements}</TextLink>}
    />
  )
}

export const EnglishRequirements = () => <Requirements name="englishRequirements" none={texts.noEnglish} />

export const AcademicRequirements = () => <Requirements name="academicRequirements" none={texts.noAcademic} />
