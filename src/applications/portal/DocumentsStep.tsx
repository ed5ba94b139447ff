import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { applicationSteps, neededDocuments } from '#openapi/applications/application-steps.ts'
import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { Fields } from '#src/resources/form/Field.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { applicationTexts as texts } from '../texts.ts'
import type { Own } from './own-application.tsx'
import { pathsOfStep, stepPath } from './paths.ts'
import { StepBar } from './StepBar.tsx'
import { useCreating } from './use-creating.ts'

interface DocumentsStepProps {
  readonly page: RecordPage
  readonly own: Own
}

const title = applicationSteps['key-documentation']
const { documentType } = studentDocument.fields
type DocumentType = (typeof documentType.choices)[number]['value']

const entry = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) auto' },
  gap: '3',
  alignItems: 'center',
  py: '4',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _last: { borderBottomWidth: '0' },
})

interface PaperProps {
  readonly type: (typeof documentType.choices)[number]
  readonly record: StoredRecord | undefined
}

/** One type of paper: the file that is there with its review, and the way to send one. */
function Paper({ type: { value, label }, record }: PaperProps) {
  const comment = record?.fields['reviewComment']
  const isNeeded = neededDocuments.some((needed) => needed === value)
  return (
    <li className={entry}>
      <div className={css({ minWidth: '0', display: 'grid', justifyItems: 'start', gap: '1' })}>
        <p className={css({ fontWeight: 'medium' })}>{label}</p>
        {record ? (
          <>
            <p className={css({ overflowWrap: 'anywhere' })}>{plainText(Object(record.fields['file'])['fileName'])}</p>
            <RecordStatus rules={studentDocument} status={record.status} />
            {typeof comment === 'string' && <p className={css({ color: 'danger.text' })}>{comment}</p>}
          </>
        ) : (
          <p className={css({ color: 'fg.muted' })}>{isNeeded ? texts.needed : texts.ifYouHaveIt}</p>
        )}
      </div>
      <LinkButton href={`${stepPath('key-documentation')}?type=${encodeURIComponent(value)}`}>
        {record ? texts.replace(label) : texts.add(label)}
      </LinkButton>
    </li>
  )
}

/** Sends a file of a type of paper, in place of the one that is there. */
function PaperForm({ type, record, page, own }: PaperProps & DocumentsStepProps) {
  const { codec } = useServices()
  const { isCreatedHere, creating } = useCreating(studentDocument)
  return (
    <RecordEditor
      of={studentDocument}
      page={{
        ...page,
        paths: { ...pathsOfStep('key-documentation'), list: stepPath('key-documentation') },
        pathId: record && !isCreatedHere ? (codec.encrypt(record.id) ?? undefined) : undefined,
      }}
      title={type.label}
      backLabel={texts.backToPapers}
      initial={{ studentId: Number(own.student.id), documentType: type.value }}
      savedAt={() => stepPath('key-documentation')}
      creating={creating}
    >
      {(form) => (
        <FormPart title={title}>
          <Fields of={form} names={['file']} />
        </FormPart>
      )}
    </RecordEditor>
  )
}

/** The papers of the student: each type with its file, and a form for the one that the address names. */
export function DocumentsStep({ page, own }: DocumentsStepProps) {
  const { service } = useRecords(studentDocument)
  const named = new URLSearchParams(useSearch()).get('type')
  const type = documentType.choices.find(({ value }) => value === named)
  const read = useQuery(recordListQuery(studentDocument, service, allRecords))
  return (
    <ReadResult read={read}>
      {({ rows }) => {
        const current = (value: DocumentType) => rows.find(({ fields }) => fields['documentType'] === value && fields['isOlder'] !== 1)
        if (!type)
          return (
            <>
              <PageHeader title={title} breadcrumbs={page.breadcrumbs(title)} />
              <ul className={css({ px: { base: '4', md: '5', lg: '7' }, maxWidth: 'form', flex: '1' })}>
                {documentType.choices.map((one) => (
                  <Paper key={one.value} type={one} record={current(one.value)} />
                ))}
              </ul>
              <StepBar step="key-documentation" />
            </>
          )
        return <PaperForm key={type.value} type={type} record={current(type.value)} page={page} own={own} />
      }}
    </ReadResult>
  )
}
