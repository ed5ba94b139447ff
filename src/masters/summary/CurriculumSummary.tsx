import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { combo } from '#openapi/generated/resources/masters/combo.ts'
import { subcurriculum } from '#openapi/generated/resources/masters/subcurriculum.ts'
import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { useServices } from '#src/api/services.tsx'
import { columnText, nothing } from '#src/resources/fields/field-text.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { withQuery } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Count } from '#src/ui/kit/badge.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { curriculumSummaryQuery, type CurriculumSummary as Summary } from './curriculum-summary.ts'
import { masterTexts as texts } from '../texts.ts'

/** All below the curriculum of the page: its streams by semester, its combo routes, the centres that chose it, what it lacks. */
export function CurriculumSummary() {
  const { record } = useShownRecord()
  const { api, codec } = useServices()
  return (
    <ReadResult read={useQuery(curriculumSummaryQuery(api, codec, record.id))}>
      {(summary) => (
        <div className={css({ display: 'grid', gap: '7' })}>
          {summary.missing.length > 0 && <Missing points={summary.missing} />}
          <Streams {...summary} />
          <Combos combos={summary.combos} />
          <Centres centres={summary.centres} />
        </div>
      )}
    </ReadResult>
  )
}

/** What has to be added first; only people who may modify get links to it. */
function Missing({ points }: { readonly points: Summary['missing'] }) {
  const { page } = useShownRecord()
  return (
    <Alert
      tone="warning"
      action={
        <ul className={css({ display: 'grid', gap: '1' })}>
          {points.map(({ text, address }) => (
            <li key={text}>{page.can('Modify') ? <TextLink href={address}>{text}</TextLink> : text}</li>
          ))}
        </ul>
      }
    >
      {texts.missing}
    </Alert>
  )
}

interface PartProps {
  readonly title: string
  readonly count: number
  /** Where the list of these records is; null for those who may not see it. */
  readonly list?: string | null
  /** What stands there without any. */
  readonly none: string
  readonly children: ReactNode
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mb: '2', textStyle: 'h3' })

const Part = ({ title, count, list = null, none, children }: PartProps) => (
  <section>
    <h2 className={head}>
      {list === null ? title : <TextLink href={list}>{title}</TextLink>}
      <Count>{count}</Count>
    </h2>
    {count === 0 ? <p className={css({ color: 'fg.muted' })}>{none}</p> : children}
  </section>
)

/** A record's name, which leads to it. */
function Named({ resource, record }: { readonly resource: string; readonly record: StoredRecord }) {
  const { page } = useShownRecord()
  const href = page.linkTo(resource, record.id)
  return href === null ? record.name : <TextLink href={href}>{record.name}</TextLink>
}

const line = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '2fr 3fr auto' },
  columnGap: '4',
  rowGap: '1',
  alignItems: 'baseline',
  // In one column a badge is no wider than its word.
  justifyItems: 'start',
  py: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
})
const muted = css({ textStyle: 'small', color: 'fg.muted' })
const tree = css({ display: 'grid', gap: '5', pl: '4', borderLeftWidth: '2px', borderColor: 'border.subtle' })

const groupHead = css({ display: 'flex', alignItems: 'center', gap: '2', mb: '2', textStyle: 'bodyStrong' })
const names = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '4',
  rowGap: '2',
  overflowWrap: 'anywhere',
})

const ofStream = (all: readonly StoredRecord[], stream: StoredRecord) =>
  all.filter(({ fields }) => String(fields['streamId']) === stream.id)
const semestersOf = (all: readonly StoredRecord[]) =>
  [...new Set(all.map(({ fields }) => Number(fields['semester'])))].toSorted((a, b) => a - b)

function Streams({ streams, subcurricula }: Pick<Summary, 'streams' | 'subcurricula'>) {
  const { record, page } = useShownRecord()
  return (
    <Part
      title={texts.subcurricula}
      count={subcurricula.length}
      list={page.listTo(subcurriculum.name, { field: 'curriculumId', id: record.id })}
      none={texts.noSubcurricula}
    >
      <ul className={tree}>
        {streams.map((stream) => {
          const own = ofStream(subcurricula, stream)
          return (
            <li key={stream.id}>
              <h3 className={css({ textStyle: 'bodyStrong' })}>
                <Named resource="Stream" record={stream} />
              </h3>
              {own.length === 0 && <p className={muted}>{texts.noSubcurricula}</p>}
              {semestersOf(own).map((semester) => (
                <Fragment key={semester}>
                  <h4 className={`${muted} ${css({ mt: '3' })}`}>{texts.semester(semester)}</h4>
                  <ul>
                    {own
                      .filter(({ fields }) => fields['semester'] === semester)
                      .map((one) => (
                        <li key={one.id} className={line}>
                          <Named resource={subcurriculum.name} record={one} />
                          <span>{columnText(subcurriculum, 'moduleIds', one) || nothing}</span>
                          <RecordStatus rules={subcurriculum} status={one.status} />
                        </li>
                      ))}
                  </ul>
                </Fragment>
              ))}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function Combos({ combos }: Pick<Summary, 'combos'>) {
  const { record, page } = useShownRecord()
  const students = combos.reduce((sum, { fields }) => sum + Number(fields['studentCount'] ?? 0), 0)
  return (
    <Part
      title={texts.combos}
      count={combos.length}
      list={page.listTo(combo.name, { field: 'curriculumId', id: record.id })}
      none={texts.noCombos}
    >
      <p className={muted}>{texts.students(students)}</p>
      <ul>
        {combos.map((one) => (
          <li key={one.id} className={line}>
            <span>
              <Named resource={combo.name} record={one} />
              <span className={`${muted} ${css({ display: 'block' })}`}>{texts.students(Number(one.fields['studentCount'] ?? 0))}</span>
            </span>
            <span>{columnText(combo, 'moduleIds', one)}</span>
            <RecordStatus rules={combo} status={one.status} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The centres that chose it, under the status of their selection: each count is that of the list it leads to. */
function Centres({ centres }: Pick<Summary, 'centres'>) {
  const { record, page } = useShownRecord()
  const list = page.listTo(centreSelection.name, { field: 'curriculumId', id: record.id })
  return (
    <Part title={texts.centres} count={centres.length} list={list} none={texts.noCentres}>
      <div className={tree}>
        {centreSelection.statuses.map(({ value, label }) => {
          const own = centres.filter(({ status }) => status === value)
          const href = list === null ? null : withQuery(list, `?status=${value}`)
          return (
            own.length > 0 && (
              <section key={value}>
                <h3 className={groupHead}>
                  {href === null ? label : <TextLink href={href}>{label}</TextLink>}
                  <Count>{own.length}</Count>
                </h3>
                <ul className={names}>
                  {own.map(({ centreSelectionId, centreName }) => (
                    <li key={centreSelectionId}>
                      <CentreName selectionId={String(centreSelectionId)} name={centreName} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </Part>
  )
}

/** A centre's name, which leads to its selection. */
function CentreName({ selectionId, name }: { readonly selectionId: string; readonly name: string }) {
  const { page } = useShownRecord()
  const href = page.linkTo(centreSelection.name, selectionId)
  return href === null ? name : <TextLink href={href}>{name}</TextLink>
}
