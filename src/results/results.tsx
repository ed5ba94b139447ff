import { useState } from 'react'
import { result } from '#openapi/generated/resources/results/result.ts'
import { markErrors } from '#openapi/results/mark-checks.ts'
import { paths } from '#machines/access/paths.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList, type ShownList } from '#src/resources/list/RecordList.tsx'
import { useRecordPage } from '#src/resources/record-page-context.ts'
import { isProvider, type RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { downloadOfList } from './downloads/download-service.ts'
import { ResultDownloads } from './downloads/ResultDownloads.tsx'
import { useHeldBackActs } from './held-back.tsx'
import { withoutExport } from './without-export.ts'

// Optional, because the form works without it.
const DerivedGrade = lazyComponent(async () => (await import('./DerivedGrade.tsx')).DerivedGrade, { isOptional: true })

/** The name of the student, as a link to all results of theirs. */
function StudentOfResult({ value, record }: { readonly value: number; readonly record: Pick<StoredRecord, 'names'> }) {
  const { codec } = useServices()
  const id = codec.encrypt(String(value))
  const name = record.names['Student']?.[String(value)]?.name ?? ''
  return id === null ? name : <TextLink href={`${paths.results}/student-results/${id}`}>{name}</TextLink>
}

const useKinds = () => useRecordPage()?.downloads ?? []

/** Files of what the list shows, on all its pages. */
const ListDownloads = ({ query, total }: ShownList) => <ResultDownloads kinds={useKinds()} of={downloadOfList(query)} count={total} />

/** Files of the chosen results. */
const ChosenDownloads = ({ rows }: { readonly rows: readonly StoredRecord[] }) => (
  <ResultDownloads kinds={useKinds()} of={{ resultId: rows.map(({ id }) => Number(id)) }} hasHistory={false} />
)

/** What was released changes only with a reason: it is neither deleted nor deactivated. */
const isUnreleased = ({ fields }: StoredRecord) => fields['isReleased'] !== 1

const ResultList = (page: RecordPage) => (
  <RecordList
    of={result}
    page={withoutExport(page)}
    cells={{ studentId: StudentOfResult }}
    mayDelete={isUnreleased}
    mayDeactivate={isUnreleased}
    {...(page.downloads.length > 0 && { shownActions: ListDownloads, bulk: ChosenDownloads })}
    columns={[
      'resultName',
      'resultIntakeId',
      'studentId',
      'studentRef',
      'centreId',
      'moduleId',
      'version',
      'attempt',
      'rawMark',
      'moderatedMark',
      'finalMark',
      'grade',
      'points',
      'outcome',
      ...(isProvider(page) ? (['visibleTo'] as const) : []),
    ]}
    hidden={['studentId', 'centreId', 'moduleId', 'visibleTo']}
    filters={[
      'resultIntakeId',
      'studentId',
      'moduleId',
      'version',
      'centreId',
      'attempt',
      'finalMark',
      'grade',
      'points',
      'outcome',
      'isMissing',
      'isCapped',
      'viewFlag',
      'certificateDownload',
    ]}
  />
)

/** The fields of the marks; a typed mark sets the outcome to Pass or Fail. */
function MarkFields({ form }: { readonly form: RecordFormState<'Result'> }) {
  const [isTyped, setTyped] = useState(false)
  const type = (values: Parameters<typeof form.set>[0]) => {
    form.set(values)
    setTyped(true)
  }
  return (
    <>
      <Fields of={form} names={['components']} />
      <Field of={form} name="rawMark" onChange={(rawMark) => type({ rawMark })} />
      <Field of={form} name="moderatedMark" onChange={(moderatedMark) => type({ moderatedMark })} />
      <LazyBoundary fallback={null}>
        <DerivedGrade values={form.values} isTyped={isTyped} onOutcome={(outcome) => form.set({ outcome })} />
      </LazyBoundary>
      <Fields of={form} names={['outcome', 'changeReason']} />
    </>
  )
}

const ResultForm = (page: RecordPage) => (
  <RecordEditor of={result} page={page} check={markErrors} initial={{ viewFlag: 1, certificateDownload: 1 }}>
    {(form) => (
      <>
        <FormPart title="Student">
          <Fields of={form} names={['resultIntakeId', 'studentId', 'moduleId', 'version', 'attempt']} />
        </FormPart>
        <FormPart title="Marks">
          <MarkFields form={form} />
        </FormPart>
        <FormPart title="Visible">
          <Fields of={form} names={['viewFlag', 'certificateDownload']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const ResultView = (page: RecordPage) => (
  <RecordView
    of={result}
    page={page}
    acts={useHeldBackActs(page)}
    mayDelete={isUnreleased}
    isOffered={(record, to) => to !== -1 || isUnreleased(record)}
    facts={['finalMark', 'grade', 'points', 'outcome']}
    cells={{ studentId: StudentOfResult }}
    parts={{
      Student: ['studentId', 'centreId', 'resultIntakeId', 'moduleId', 'version', 'attempt'],
      // Partners are not told why a result changed, nor who else sees it.
      Marks: ['components', 'rawMark', 'moderatedMark', 'isCapped', ...(isProvider(page) ? (['changeReason'] as const) : [])],
      Visible: ['viewFlag', ...(isProvider(page) ? (['visibleTo'] as const) : []), 'certificateDownload'],
    }}
  />
)

export const results = resourcePages(result, {
  list: ResultList,
  form: ResultForm,
  view: ResultView,
})
