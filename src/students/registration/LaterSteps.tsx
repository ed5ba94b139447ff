import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { css } from 'styled-system/css'
import { personFields } from '#openapi/students/student-fields.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { studentQualification } from '#openapi/generated/resources/students/student-qualification.ts'
import { useServices } from '#src/api/services.tsx'
import { columnText } from '#src/resources/fields/field-text.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { allRecords, recordListQuery, recordQuery } from '#src/resources/record-queries.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useRecordView } from '#src/resources/view/use-record-view.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { prohibitedErrors } from '../curriculum-choices.ts'
import { CurriculumFields } from '../CurriculumFields.tsx'
import { QualificationFields, useQualificationCheck } from '../QualificationFields.tsx'
import { registrationTexts as texts } from './texts.ts'
import { Gaps } from './Gaps.tsx'
import { placeQuery } from './gap-places.ts'
import { editPath } from './paths.ts'
import { placeFields } from './StudentFields.tsx'
import { nextStep, wizardPath, type WizardStep } from './wizard.ts'

interface LaterStepsProps {
  readonly page: RecordPage
  readonly step: Exclude<WizardStep, 'student' | 'contact'>
  /** What stands above each step. */
  readonly head: ReactNode
  readonly studentId: string
  /** The encrypted id, as addresses have it. */
  readonly studentKey: string
}

const draft = 2

/** The steps of a registration that is stored as a draft. */
export const LaterSteps = (props: LaterStepsProps) => {
  if (props.step === 'curriculum') return <CurriculumStep {...props} />
  if (props.step === 'qualifications') return <QualificationStep {...props} />
  if (props.step === 'documents') return <DocumentStep {...props} />
  return <ConfirmStep {...props} />
}

/** The page of a form for what belongs to the student. */
const formPage = (page: RecordPage, pathId: string | undefined): RecordPage => ({ ...page, pathId })

interface CurriculumFormProps extends LaterStepsProps {
  readonly yearId: number
  /** The curricula of the student. */
  readonly rows: readonly StoredRecord[]
}

function CurriculumForm({ page, step, head, studentId, studentKey, yearId, rows }: CurriculumFormProps) {
  const { codec, queryClient } = useServices()
  // Chosen once: the list has a new curriculum before its form has ended, and would open another form in its place.
  const [open] = useState(() => rows.find(({ fields }) => fields['yearId'] === yearId))
  const pathId = open ? (codec.encrypt(open.id) ?? undefined) : undefined
  return (
    <RecordEditor
      of={studentCurriculum}
      page={formPage(page, pathId)}
      head={head}
      saveLabel={texts.saveAndContinue}
      check={(given) => prohibitedErrors(given, queryClient)}
      initial={{ studentId: Number(studentId), yearId }}
      savedAt={() => wizardPath({ student: studentKey, step: nextStep(step) })}
    >
      {(form) => <CurriculumFields form={form} mayEditDelivery={page.mayEditDelivery} isOfOne />}
    </RecordEditor>
  )
}

/** The curriculum of the student's year: the one that is there, or a new one. */
function CurriculumStep(props: LaterStepsProps) {
  const { studentId } = props
  const students = useRecords(student)
  const curricula = useRecords(studentCurriculum)
  const of = useQuery(recordQuery(student, students.service, studentId))
  const read = useQuery(
    recordListQuery(studentCurriculum, curricula.service, { ...allRecords, status: '1', filters: { studentId: [studentId] } }),
  )
  return (
    <ReadResult read={of}>
      {(record) => (
        <ReadResult read={read}>
          {({ rows }) => {
            const yearId = Number(record.fields['yearId'])
            return <CurriculumForm key={`${studentId} ${yearId}`} {...props} yearId={yearId} rows={rows} />
          }}
        </ReadResult>
      )}
    </ReadResult>
  )
}

const list = css({ display: 'grid', gap: '2', gridColumn: '1 / -1' })
const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  p: '3',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'border.default',
  overflowWrap: 'anywhere',
})

interface AddedProps {
  readonly title: string
  readonly rows: readonly StoredRecord[]
  readonly next: string
  readonly describe: (record: StoredRecord) => ReactNode
}

/** What was added in a step already, and the way on without another one. */
const Added = ({ title, rows, next, describe }: AddedProps) => (
  <FormPart title={title}>
    <ul className={list}>
      {rows.length === 0 && <li className={css({ color: 'fg.muted' })}>{texts.noneAdded}</li>}
      {rows.map((record) => (
        <li key={record.id} className={entry}>
          <span className={css({ fontWeight: 'medium' })}>{record.name}</span>
          {describe(record)}
        </li>
      ))}
    </ul>
    <p className={css({ gridColumn: '1 / -1' })}>
      <LinkButton href={next}>{texts.goOn}</LinkButton>
    </p>
  </FormPart>
)

/** A new form for each record that is added at an address, once the form before has ended: `key` and `savedAt` of an editor. */
function useFormPerRecord(address: string) {
  const [key, setKey] = useState(0)
  const savedAt = () => {
    setKey(key + 1)
    return address
  }
  return { key, savedAt }
}

function QualificationStep({ page, step, head, studentId, studentKey }: LaterStepsProps) {
  const { service } = useRecords(studentQualification)
  const check = useQualificationCheck()
  const { key, savedAt } = useFormPerRecord(wizardPath({ student: studentKey, step }))
  const read = useQuery(recordListQuery(studentQualification, service, { ...allRecords, filters: { studentId: [studentId] } }))
  return (
    <ReadResult read={read}>
      {({ rows }) => (
        <RecordEditor
          key={key}
          of={studentQualification}
          page={formPage(page, undefined)}
          head={head}
          saveLabel={texts.add}
          check={check}
          initial={{ studentId: Number(studentId) }}
          savedAt={savedAt}
        >
          {(form) => (
            <>
              <Added
                title={texts.added}
                rows={rows}
                next={wizardPath({ student: studentKey, step: nextStep(step) })}
                describe={(record) =>
                  ['kind', 'institutionName', 'grade']
                    .map((name) => columnText(studentQualification, name, record))
                    .filter(Boolean)
                    .join(', ')
                }
              />
              <QualificationFields form={form} isOfOne />
            </>
          )}
        </RecordEditor>
      )}
    </ReadResult>
  )
}

/** How the review of a document stands. */
const reviewOf = ({ status }: StoredRecord): ReactNode => <RecordStatus rules={studentDocument} status={status} />

function DocumentStep({ page, step, head, studentId, studentKey }: LaterStepsProps) {
  const { service } = useRecords(studentDocument)
  const { key, savedAt } = useFormPerRecord(wizardPath({ student: studentKey, step }))
  const read = useQuery(recordListQuery(studentDocument, service, { ...allRecords, filters: { studentId: [studentId] } }))
  return (
    <ReadResult read={read}>
      {({ rows }) => (
        <RecordEditor
          key={key}
          of={studentDocument}
          page={formPage(page, undefined)}
          head={head}
          saveLabel={texts.add}
          initial={{ studentId: Number(studentId) }}
          savedAt={savedAt}
        >
          {(form) => (
            <>
              <Added
                title={texts.added}
                rows={rows.filter(({ fields }) => fields['isOlder'] !== 1)}
                next={wizardPath({ student: studentKey, step: nextStep(step) })}
                describe={reviewOf}
              />
              <FormPart title={texts.newDocument}>
                <Field of={form} name="documentType" />
                <Fields of={form} names={['file']} />
              </FormPart>
            </>
          )}
        </RecordEditor>
      )}
    </ReadResult>
  )
}

const never = () => null

/** The data and the curricula of the student once more, and the submission; each gap links to the step where it is filled. */
function ConfirmStep({ page, head, studentId, studentKey }: LaterStepsProps) {
  const [, navigate] = useLocation()
  const deps = useRecords(student)
  const view = useRecordView(deps, page, studentId, [])
  const curricula = useRecords(studentCurriculum)
  const taken = useQuery(
    recordListQuery(studentCurriculum, curricula.service, { ...allRecords, status: '1', filters: { studentId: [studentId] } }),
  )
  const { record, refusal, notice } = view
  const gaps = refusal?.fields
  const isSubmitted = record !== undefined && record.status !== draft
  useEffect(() => {
    if (isSubmitted) navigate(editPath(studentKey), { replace: true })
  }, [isSubmitted, navigate, studentKey])
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minHeight: 'full' })}>
      {head}
      <div className={css({ display: 'grid', gap: '6', alignContent: 'start', flex: '1', px: { base: '4', md: '5', lg: '7' }, py: '5' })}>
        {notice && (
          <Alert
            key={notice.id}
            tone="error"
            isFocused
            action={
              gaps &&
              gaps.size > 0 && (
                <Gaps
                  gaps={gaps}
                  hrefOf={(field) =>
                    `${wizardPath({ student: studentKey, step: 'student' }).split('&step')[0] ?? ''}&${placeQuery('step', field)}`
                  }
                />
              )
            }
          >
            {gaps && gaps.size > 0 ? recordTexts.missingPoints(gaps.size) : notice.text}
          </Alert>
        )}
        {record && (
          <FieldParts
            rules={student}
            record={record}
            cells={{}}
            linkTo={never}
            parts={{
              [texts.parts.student]: personFields,
              [texts.parts.contact]: ['email', 'mobile', 'addressLine1', 'addressLine2', 'city', 'postCode', 'stateId', 'countryId'],
              [texts.parts.emergency]: ['emergencyName', 'emergencyRelation', 'emergencyPhone'],
              [texts.parts.registration]: placeFields,
            }}
          />
        )}
        {taken.data?.rows.map((one) => (
          <FieldParts
            key={one.id}
            rules={studentCurriculum}
            record={one}
            cells={{}}
            linkTo={never}
            parts={{ [texts.curriculum]: ['curriculumId', 'streamId', 'pathwayId', 'intakeId', 'moduleIds', 'deliveryTypeId'] }}
          />
        ))}
      </div>
      <ActionBar start={<LinkButton href={editPath(studentKey)}>{texts.keepDraft}</LinkButton>}>
        <Button
          variant="primary"
          isBusy={view.isBusy}
          onClick={() => record && view.send({ type: 'record.act', act: 'move:submit', record })}
        >
          {texts.submit}
        </Button>
      </ActionBar>
    </div>
  )
}
