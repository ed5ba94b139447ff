import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { academicDetail } from '#openapi/generated/resources/students/academic-detail.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { defaultYear } from '#src/api/constants.ts'
import { useServices } from '#src/api/services.tsx'
import { BoardHeader } from '#src/resources/board/BoardHeader.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { RecordGrid } from '#src/resources/grid/RecordGrid.tsx'
import { useRecordGrid } from '#src/resources/grid/use-record-grid.ts'
import { listView, pathIn, type RecordPage } from '#src/resources/record-page.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { LeaveQuestion } from '#src/ui/layers/leave-question.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { askBeforeLeaving } from '#src/ui/navigation/leave-guard.ts'
import { takenModulesQuery, type TakenModules } from '../enrolment/enrolment-service.ts'
import { gridFields, readGrid, writeGrid, type GridChoices } from './address.ts'
import { markRecords, shownIn } from './mark-records.ts'
import { gridTexts as texts } from './texts.ts'

const pad = css({ px: { base: '4', md: '5', lg: '7' } })
const form = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
  gap: '4',
  pb: '4',
})
const pageSize = 25
const approved = 8

const { yearId, curriculumId } = studentCurriculum.fields
const { centreId, semesterId } = academicDetail.fields
const pickers = { yearId, centreId, curriculumId, semesterId }

/** What teachers say of the students of a centre, as a grid of students by modules that is saved row by row. */
export function MarkGridPage(page: RecordPage) {
  const { api, codec } = useServices()
  const [, navigate] = useLocation()
  const choices = readGrid(useSearch(), codec, defaultYear)
  const isCentre = page.contactType === 'CENTER'
  const isAsked = choices.semesterId !== null && (isCentre || choices.centreId !== null)
  const read = useQuery({ ...takenModulesQuery(api, academicDetail.name, choices), enabled: isAsked })
  const hrefOf = (change: Partial<GridChoices>) => `${pathIn(page.paths.list)}${writeGrid({ ...choices, page: 1, ...change }, codec)}`
  // Unsaved marks belong to the students and the semester that are shown, so another choice asks first.
  const onChoices = (change: Partial<GridChoices>) => askBeforeLeaving(hrefOf(change), () => navigate(hrefOf(change), { replace: true }))
  const picker = (name: keyof typeof pickers, narrow: Readonly<Record<string, number>> = {}) => (
    <LaterRecordPicker
      label={pickers[name].label}
      required={name !== 'curriculumId'}
      of={pickers[name].of}
      path={pickers[name].from}
      value={choices[name] === null ? [] : [choices[name]]}
      isSingle
      names={{}}
      narrow={narrow}
      onChange={([id = null]) => {
        if (name !== 'yearId' || id !== null) onChoices({ [name]: id })
      }}
    />
  )
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: { base: 'full', md: '0' } })}>
      <BoardHeader page={page} listHref={`${pathIn(page.paths.list)}?${listView}`} />
      <div className={`${pad} ${form}`}>
        {picker('yearId')}
        {!isCentre && picker('centreId')}
        {picker('semesterId')}
        {picker('curriculumId', { yearId: choices.yearId })}
      </div>
      {isAsked && choices.semesterId !== null ? (
        <ReadResult read={read}>
          {(taken) => (
            <SemesterGrid
              key={`${choices.yearId} ${choices.centreId} ${choices.curriculumId} ${choices.semesterId}`}
              page={page}
              choices={choices}
              semester={choices.semesterId ?? 0}
              taken={taken}
              onChoices={(change) => navigate(hrefOf({ page: choices.page, ...change }), { replace: true })}
            />
          )}
        </ReadResult>
      ) : (
        <div className={pad}>
          <Alert tone="info">{isCentre ? texts.chooseSemester : texts.choose}</Alert>
        </div>
      )}
    </div>
  )
}

interface SemesterGridProps {
  readonly page: RecordPage
  readonly choices: GridChoices
  readonly semester: number
  readonly taken: TakenModules
  onChoices(change: Partial<GridChoices>): void
}

const keyOf = (studentId: unknown, moduleId: unknown) => `${String(studentId)} ${String(moduleId)}`

function SemesterGrid({ page, choices, semester, taken, onChoices }: SemesterGridProps) {
  const { service } = useRecords(academicDetail)
  const isPhone = useMedia('(max-width: 767px)')
  const filters = { semesterId: [String(semester)], ...(choices.centreId !== null && { centreId: [String(choices.centreId)] }) }
  const details = useQuery(recordListQuery(academicDetail, service, { ...allRecords, filters }))
  const stored = new Map<string, StoredRecord>(
    details.data?.rows.map((record) => [keyOf(record.fields['studentId'], record.fields['moduleId']), record]),
  )
  const nameOf = (id: number) => taken.students.find(({ studentId }) => studentId === id)?.fullName ?? ''
  const storedOf = (studentId: number, moduleId: number) => stored.get(keyOf(studentId, moduleId))
  const { failure, isAsking, answer, ...grid } = useRecordGrid(markRecords(semester, storedOf), {
    onSaved: (studentId, saved, refused) =>
      announce([...(saved > 0 ? [texts.saved(saved, nameOf(studentId))] : []), ...(refused > 0 ? [texts.refused(refused)] : [])].join(' ')),
  })
  const { students, modules } = taken
  if (students.length === 0)
    return (
      <div className={pad}>
        <Alert tone="info">{texts.noneOpen}</Alert>
      </div>
    )
  const from = (choices.page - 1) * pageSize
  const shown = students.slice(from, from + pageSize)
  const columns = modules.filter(({ moduleId }) => students.some(({ moduleIds }) => moduleIds.includes(moduleId)))
  return (
    <>
      <div className={`${pad} ${css({ display: 'grid', gap: '3', pb: '4' })}`}>
        {failure && (
          <Alert tone="error" isFocused onClose={() => grid.send({ type: 'failure.close' })}>
            {failure.message}
          </Alert>
        )}
        <Segmented
          label={texts.shown}
          options={gridFields.map((field) => ({ value: field, label: academicDetail.fields[field].label }))}
          value={choices.field}
          onChange={(chosen) => onChoices({ field: gridFields.find((field) => field === chosen) ?? 'predictedMark' })}
        />
      </div>
      <ReadResult read={details}>
        {() => (
          <RecordGrid
            {...grid}
            rows={shown.map(({ studentId, fullName }) => ({ id: studentId, name: fullName }))}
            columns={columns.map(({ moduleId, moduleName }) => ({ id: moduleId, name: moduleName }))}
            texts={{
              ...texts,
              label: texts.marks,
              cell: (module, of) => texts.cell(academicDetail.fields[choices.field].label, module, of),
            }}
            field={choices.field}
            mayWrite={page.can('Add') && page.can('Modify')}
            isPhone={isPhone}
            contentOf={(studentId, moduleId) => {
              const record = storedOf(studentId, moduleId)
              const takes = shown.some((one) => one.studentId === studentId && one.moduleIds.includes(moduleId))
              if (!takes && !record) return null
              const grade = record?.fields['predictedGrade']
              const isApproved = record?.status === approved
              return {
                value: shownIn(choices.field, grid.edits[studentId]?.[moduleId], record),
                beside: choices.field === 'predictedMark' && typeof grade === 'string' ? grade : '',
                isFixed: isApproved,
                ...(isApproved && { note: texts.approved }),
              }
            }}
          />
        )}
      </ReadResult>
      {students.length > pageSize && (
        <Pagination
          page={choices.page}
          pageSize={pageSize}
          total={students.length}
          pageSizes={[pageSize]}
          onPage={(to) => onChoices({ page: to })}
          onPageSize={() => {}}
        />
      )}
      <LeaveQuestion question={isAsking ? 'leave' : null} send={answer} />
    </>
  )
}
