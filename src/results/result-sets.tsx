import { resultEnquiry } from '#openapi/generated/resources/results/result-enquiry.ts'
import { result } from '#openapi/generated/resources/results/result.ts'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { paths } from '#machines/access/paths.ts'
import { useServices } from '#src/api/services.tsx'
import { isProvider, type RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { relatedTo } from '#src/resources/view/related-records.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { useBulkRelease } from './release/bulk-release.tsx'
import { releaseCells } from './release/set-cells.tsx'
import { resultTexts as texts } from './texts.ts'
import { withoutExport } from './without-export.ts'

const countModules = async () => (await import('./centres/ModulesTab.tsx')).countModules
const ModulesTab = lazyComponent(async () => (await import('./centres/ModulesTab.tsx')).ModulesTab)

const ReleasePanel = lazyComponent(async () => (await import('./release/ReleasePanel.tsx')).ReleasePanel)

const resultsOfSet = lazyRelated(async () =>
  Promise.resolve(relatedTo(result, 'resultIntakeId', ['resultName', 'attempt', 'rawMark', 'finalMark', 'grade', 'outcome'])),
)
const enquiriesOfSet = lazyRelated(async () =>
  Promise.resolve(relatedTo(resultEnquiry, 'resultIntakeId', ['enquiryName', 'service', 'askedOn', 'outcomeMark', 'state'])),
)
const countUploads = async () => (await import('./upload/UploadsTab.tsx')).countUploads
const UploadsTab = lazyComponent(async () => (await import('./upload/UploadsTab.tsx')).UploadsTab)

/** How many results there are, which leads to the figures by centre. */
function RowsByCentre({ value, record }: { readonly value: number | undefined; readonly record: StoredRecord }) {
  const { codec } = useServices()
  const id = codec.encrypt(record.id)
  if (value === undefined || value === 0 || id === null) return value ?? 0
  return (
    <TextLink href={`${paths.results}/centre-details/${id}`} aria-label={texts.byCentre(value, record.name)}>
      {value}
    </TextLink>
  )
}

/** The list of the rows of a set that have no mark yet. */
const missingRows = (id: string) => `${paths.results}/student-results?resultIntakeId=${id}&isMissing=1`

/** How many rows have no mark yet, which leads to them. */
function MissingRows({ value, record }: { readonly value: number | undefined; readonly record: StoredRecord }) {
  const { codec } = useServices()
  const id = codec.encrypt(record.id)
  if (value === undefined || value === 0 || id === null) return value ?? 0
  return (
    <TextLink href={missingRows(id)} aria-label={texts.missingOf(value, record.name)}>
      {value}
    </TextLink>
  )
}

/** A link to the rows without a mark, which were the reason why the server refused a change of status. */
function RefusedRows({ record: { id, fields } }: { readonly record: StoredRecord }) {
  const set = useServices().codec.encrypt(id)
  const count = Number(fields['rowsMissing'] ?? 0)
  return count > 0 && set !== null && <TextLink href={missingRows(set)}>{texts.showMissing(count)}</TextLink>
}

const cells = { rowsTotal: RowsByCentre, rowsMissing: MissingRows }
const listCells = { ...cells, ...releaseCells }

/** The columns that say when each audience sees the results; for centres, their own column comes first. */
const timesFor = ({ contactType }: RecordPage) =>
  contactType === 'CENTER'
    ? (['releaseCentres', 'releaseUniversities', 'releaseStudents'] as const)
    : (['releaseUniversities', 'releaseCentres', 'releaseStudents'] as const)

const ResultSetList = (page: RecordPage) => {
  const release = useBulkRelease()
  const checked = isProvider(page)
  return (
    <RecordList
      of={resultSet}
      page={withoutExport(page)}
      cells={listCells}
      columns={[
        'resultSetName',
        ...(checked ? (['releaseCheck'] as const) : []),
        ...timesFor(page),
        'rowsMissing',
        'kind',
        'mainSetId',
        'yearId',
        'intakeId',
        'examBlockId',
        'testBlockId',
        'rowsTotal',
        'validationFlag',
        ...(checked ? (['datesDiffer'] as const) : []),
        'status',
      ]}
      hidden={['datesDiffer']}
      filters={[
        'kind',
        'mainSetId',
        'yearId',
        'intakeId',
        'blockKind',
        'examBlockId',
        'testBlockId',
        'validationFlag',
        'viewUniversities',
        'viewCentres',
        'viewStudents',
        ...(checked ? (['datesDiffer', 'releaseCheck'] as const) : []),
      ]}
      acts={checked && page.can('Modify') ? [release] : []}
      actions={
        page.can('Add') && (
          <>
            <LinkButton href={`${page.paths.list}/bulk-upload`}>{texts.bulkUpload}</LinkButton>
            <LinkButton href={`${page.paths.list}/resit-bulk-upload`}>{texts.resitUpload}</LinkButton>
          </>
        )
      }
    />
  )
}

/** The form of a set: it asks for a block of the chosen kind, and for a resit also for its main set and its cap. */
const ResultSetForm = (page: RecordPage) => (
  <RecordEditor of={resultSet} page={page} initial={{ viewUniversities: 1, viewCentres: 1, viewStudents: 1 }}>
    {(form) => (
      <>
        <FormPart title="Set">
          <Fields of={form} names={['resultSetName', 'kind']} />
          {form.values.kind === 'Resit' && (
            <>
              <Field of={form} name="mainSetId" narrow={{ kind: 'Main' }} isRequired />
              <Field of={form} name="resitCap" />
            </>
          )}
          <Fields of={form} names={['yearId', 'intakeId']} />
        </FormPart>
        <FormPart title="Sitting">
          <Fields of={form} names={['blockKind']} />
          {form.values.blockKind === 'exam' && <Field of={form} name="examBlockId" isRequired />}
          {form.values.blockKind === 'test' && <Field of={form} name="testBlockId" isRequired />}
          <Fields of={form} names={['moduleIds']} />
        </FormPart>
        <FormPart title="Visible">
          <Fields of={form} names={['viewUniversities', 'viewCentres', 'viewStudents']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const ResultSetView = (page: RecordPage) => (
  <RecordView
    of={resultSet}
    page={page}
    facts={['kind', 'mainSetId', 'rowsTotal', 'rowsMissing']}
    cells={cells}
    renderRefusal={({ code }, record) => code === 400 && <RefusedRows record={record} />}
    parts={{
      Set: ['yearId', 'intakeId', 'examBlockId', 'testBlockId', 'moduleIds', 'resitCap', 'validationFlag'],
      // The provider has a tab of its own for it.
      [isProvider(page) ? 'Visible' : 'Release']: [
        ...(isProvider(page) ? [] : (['releaseUniversities', 'releaseCentres', 'releaseStudents', 'releasedTo'] as const)),
        'viewUniversities',
        'viewCentres',
        'viewStudents',
      ],
    }}
  >
    <ViewTab id="modules" title={texts.modules} count={countModules}>
      <ModulesTab />
    </ViewTab>
    <ViewTab id="students" title="Students" needs="Result" related={resultsOfSet} />
    <ViewTab id="enquiries" title={texts.enquiries} needs="ResultEnquiry" related={enquiriesOfSet} />
    {isProvider(page) && (
      <ViewTab id="release" title="Release">
        <ReleasePanel />
      </ViewTab>
    )}
    {isProvider(page) && (
      <ViewTab id="uploads" title={texts.uploads} count={countUploads}>
        <UploadsTab />
      </ViewTab>
    )}
  </RecordView>
)

export const resultSets = resourcePages(resultSet, {
  list: ResultSetList,
  form: ResultSetForm,
  view: ResultSetView,
})
