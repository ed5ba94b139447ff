import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { studentQualification } from '#openapi/generated/resources/students/student-qualification.ts'
import { useServices } from '#src/api/services.tsx'
import { columnText, nothing } from '#src/resources/fields/field-text.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { applicationTexts as texts } from '../texts.ts'
import { ownGradesQuery, type OwnGrade } from './portal-service.ts'

interface RowsProps {
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  readonly empty: string
}

/** More columns than these have no room on a phone. */
const mostColumns = 4
const edgeToEdge = css({ overflowWrap: 'normal', mx: { base: '-4', md: '-5', lg: '-7' } })
const first = css({ textStyle: 'bodyStrong', whiteSpace: 'normal', color: 'fg.default' })

/** Rows that are read only; with many columns, a phone shows them as cards. */
const Rows = ({ label, heads, rows, empty }: RowsProps) => (
  <section className={css({ minWidth: '0' })}>
    <h3 className={css({ textStyle: 'bodyStrong', mb: '1' })}>{label}</h3>
    {rows.length === 0 ? (
      <p className={css({ color: 'fg.muted' })}>{empty}</p>
    ) : heads.length > mostColumns ? (
      <div className={edgeToEdge}>
        <CheckedRows
          label={label}
          heads={heads}
          rows={rows.map(({ key, cells: [name, ...cells] }) => ({
            key,
            cells: [
              <span key="name" className={first}>
                {name}
              </span>,
              ...cells,
            ],
          }))}
        />
      </div>
    ) : (
      <div className={edgeToEdge}>
        <Table label={label}>
          <TableHead>
            {heads.map((head) => (
              <Th key={head}>{head}</Th>
            ))}
          </TableHead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <Tr key={key} height="compact">
                {cells.map((cell, index) => (
                  <Td key={heads[index]}>{cell}</Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
    )}
  </section>
)

const text = (record: StoredRecord, ...names: readonly string[]): string =>
  names.map((name) => columnText(studentQualification, name, record)).find((one) => one !== '') ?? nothing

const qualificationRow = (record: StoredRecord) => ({
  key: record.id,
  cells: [
    record.name,
    text(record, 'kind'),
    text(record, 'institutionName'),
    text(record, 'completedOn', 'testDate'),
    text(record, 'grade', 'eap'),
    text(record, 'isPredicted'),
  ],
})

const gradeRow = ({ academicDetailId, moduleName, semesterName, predictedMark, predictedGrade }: OwnGrade) => ({
  key: String(academicDetailId),
  cells: [moduleName, semesterName, `${predictedMark} %`, predictedGrade],
})

/** What the student who is signed in has learned, and what teachers predict. It is kept by the centre. */
export function AcademicRecord() {
  const { api } = useServices()
  const { service } = useRecords(studentQualification)
  const qualifications = useQuery(recordListQuery(studentQualification, service, allRecords))
  const grades = useQuery(ownGradesQuery(api))
  return (
    <div className={css({ display: 'grid', gap: '5', minWidth: '0' })}>
      <ReadResult read={qualifications}>
        {({ rows }) => (
          <Rows
            label={texts.qualifications}
            heads={texts.qualificationHeads}
            rows={rows.map(qualificationRow)}
            empty={texts.noQualifications}
          />
        )}
      </ReadResult>
      <ReadResult read={grades}>
        {(list) => (
          <Rows label={texts.predictedGrades} heads={texts.gradeHeads} rows={list.map(gradeRow)} empty={texts.noPredictedGrades} />
        )}
      </ReadResult>
      <p className={css({ textStyle: 'caption', color: 'fg.muted' })}>{texts.keptByCentre}</p>
    </div>
  )
}
