import { css } from 'styled-system/css'
import { personFields } from '#openapi/students/student-fields.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import { studentErrors } from '#openapi/students/student-checks.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { TabForm } from '#src/resources/view/TabForm.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { addressOf } from '#src/ui/navigation/leave-guard.ts'
import { registrationTexts as texts } from './texts.ts'
import { ContactFields, NamedFieldFocus, PersonFields, placeFields, PlaceFields } from './StudentFields.tsx'

interface StudentFormProps {
  readonly page: RecordPage
  readonly part: 'student' | 'contact'
}

/** While a registration is open, in Draft and Rejected, students change what is theirs. */
const open: readonly (number | string)[] = [2, 11]

/** A part of a registration as a form; what a student may not change any more is told. */
export function StudentForm({ page, part }: StudentFormProps) {
  const { clock } = useServices()
  const { record } = useShownRecord()
  const isOwn = page.contactType === 'STUDENT'
  const isLocked = isOwn && !open.includes(record.status)
  const { linkTo } = page
  if (part === 'student' && isLocked)
    return (
      <div className={css({ display: 'grid', gap: '5' })}>
        <Alert tone="info">{texts.locked}</Alert>
        <FieldParts
          rules={student}
          record={record}
          cells={{}}
          linkTo={linkTo}
          parts={{ '': personFields, [texts.parts.registration]: placeFields }}
        />
      </div>
    )
  return (
    <TabForm>
      <RecordEditor
        key={part}
        of={student}
        page={page}
        head={null}
        check={(given, stored) => studentErrors(given, stored, clock.today())}
        savedAt={() => addressOf(window.location)}
      >
        {(form) => (
          <>
            {part === 'student' ? (
              <>
                <PersonFields form={form} />
                {!isOwn && <PlaceFields form={form} isOfCentre={page.contactType === 'CENTER'} />}
              </>
            ) : (
              <ContactFields form={form} isEmailLocked={isLocked} />
            )}
            <NamedFieldFocus />
          </>
        )}
      </RecordEditor>
    </TabForm>
  )
}
