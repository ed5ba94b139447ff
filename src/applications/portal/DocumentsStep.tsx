import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { applicationSteps, neededDocuments } from '#openapi/applications/application-steps.ts'
import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { Field } from '#src/resources/form/Field.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { applicationTexts as texts } from '../texts.ts'
import type { Own } from './own-application.tsx'
import { pathsOfStep, stepPath } from './paths.ts'
import { StepBar } from './StepBar.tsx'
import { useCreating } from './use-creating.ts'
import { TakeDroppedPaper, useFileDrop } from './paper-drop.ts'

// The list of papers needs no control of a file.
const LaterPaperControl = lazyComponent(async () => (await import('./PaperControl.tsx')).PaperControl)

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
  p: '4',
  rounded: 'lg',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  '&[data-dragging=true]': { borderColor: 'border.strong', bg: 'bg.hover' },
})

interface PaperProps {
  readonly type: (typeof documentType.choices)[number]
  readonly record: StoredRecord | undefined
}

/** The address of the form of a type of paper. */
const paperPath = (type: DocumentType): string => `${stepPath('key-documentation')}?type=${encodeURIComponent(type)}`

/** One type of paper: the file that is there with its review, and a place to drop one, or the way to choose one. */
function Paper({ type: { value, label }, record, onFile }: PaperProps & { onFile(file: File): void }) {
  const { isOver, place } = useFileDrop(onFile)
  const comment = record?.fields['reviewComment']
  const isNeeded = neededDocuments.some((needed) => needed === value)
  return (
    <li className={entry} data-dragging={isOver} {...place}>
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
        <p className={css({ textStyle: 'small', color: 'fg.muted', '@media (hover: none)': { display: 'none' } })}>{texts.dropPaper}</p>
      </div>
      <LinkButton href={paperPath(value)}>{record ? texts.replace(label) : texts.add(label)}</LinkButton>
    </li>
  )
}

const PaperFile = (props: FieldControlProps) => (
  <LazyBoundary fallback={<SkeletonLines count={2} />}>
    <LaterPaperControl {...props} />
  </LazyBoundary>
)

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
          <Field of={form} name="file" control={PaperFile} />
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
  const [, navigate] = useLocation()
  const dropped = useRef<{ readonly type: DocumentType; readonly file: File } | null>(null)
  const drop = (of: DocumentType, file: File) => {
    dropped.current = { type: of, file }
    navigate(paperPath(of))
  }
  const takeDropped = () => {
    const held = dropped.current
    dropped.current = null
    return held !== null && held.type === type?.value ? held.file : null
  }
  return (
    <ReadResult read={read}>
      {({ rows }) => {
        const current = (value: DocumentType) => rows.find(({ fields }) => fields['documentType'] === value && fields['isOlder'] !== 1)
        if (!type)
          return (
            <>
              <PageHeader title={title} breadcrumbs={page.breadcrumbs(title)} />
              <ul
                className={css({
                  display: 'grid',
                  gap: '3',
                  alignContent: 'start',
                  px: { base: '4', md: '5', lg: '7' },
                  pb: '5',
                  maxWidth: 'form',
                  flex: '1',
                })}
              >
                {documentType.choices.map((one) => (
                  <Paper key={one.value} type={one} record={current(one.value)} onFile={(file) => drop(one.value, file)} />
                ))}
              </ul>
              <StepBar step="key-documentation" />
            </>
          )
        return (
          <TakeDroppedPaper value={takeDropped}>
            <PaperForm key={type.value} type={type} record={current(type.value)} page={page} own={own} />
          </TakeDroppedPaper>
        )
      }}
    </ReadResult>
  )
}
