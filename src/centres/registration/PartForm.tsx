import { useEffect, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import { centerRegistration } from '#openapi/generated/resources/students/center-registration.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { focusField } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { centreParts, type CentrePart } from './parts.ts'

interface PartFormProps {
  readonly page: RecordPage
  readonly part: CentrePart
  readonly head: ReactNode
  readonly saveLabel?: string
  savedAt(id: string): string
}

const sameEmails = 'Enter two different e-mails.'
const folded = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '')

/** Principal and exams officer are two people. */
const twoPeople = (given: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> =>
  folded(given['principalEmail']) !== '' && folded(given['principalEmail']) === folded(given['examsOfficerEmail'])
    ? new Map([['examsOfficerEmail', sameEmails]])
    : new Map()

/** Moves the focus to the field that the address names, where a link has led to it. */
function NamedField() {
  const field = new URLSearchParams(useSearch()).get('field')
  useEffect(() => {
    if (field !== null) focusField(field)
  }, [field])
  return null
}

/** One part of the registration of a centre as a form. */
export const PartForm = ({ page, part, head, saveLabel, savedAt }: PartFormProps) => (
  <RecordEditor
    of={centerRegistration}
    page={page}
    head={head}
    {...(saveLabel === undefined ? {} : { saveLabel })}
    check={twoPeople}
    savedAt={savedAt}
  >
    {(form) => (
      <>
        <FormPart title={centreParts[part].title}>
          {part === 'centre' ? (
            <>
              <Fields of={form} names={['centreName', 'legalName', 'registrationNumber']} />
              <Field of={form} name="countryId" onChange={(countryId) => form.set({ countryId, timezoneId: null })} />
              <Fields of={form} names={['city', 'address', 'postCode']} />
              <Field of={form} name="timezoneId" narrow={{ countryIds: form.values.countryId }} />
              <Fields of={form} names={['email', 'phone', 'website']} />
            </>
          ) : (
            <Fields of={form} names={centreParts[part].fields} />
          )}
        </FormPart>
        <NamedField />
      </>
    )}
  </RecordEditor>
)
