import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { ShownRecordProvider } from '#src/resources/view/shown-record.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { aboutStudent } from './paths.ts'
import { StudentChoice, useStudentInAddress } from './StudentChoice.tsx'
import { clearingTexts as texts } from './texts.ts'

const parts = {
  [texts.person]: ['fullName', 'studentRef', 'dateOfBirth', 'nationalityId', 'centreId', 'yearId', 'ucasId', 'placementType'],
  [texts.contact]: ['email', 'mobile', 'countryId', 'city'],
}

function Detail({ id, page }: { readonly id: string; readonly page: RecordPage }) {
  const { codec } = useServices()
  const { service } = useRecords(student)
  const read = useQuery(recordQuery(student, service, id))
  const [record, key] = [page.linkTo(student.name, id), codec.encrypt(id)]
  return (
    <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '6' })}>
      <ReadResult read={read}>
        {(found) => (
          <ShownRecordProvider value={{ record: found, page }}>
            <FieldParts rules={student} record={found} cells={{}} linkTo={page.linkTo} parts={parts} />
            <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '5', pt: '5' })}>
              {key !== null && <TextLink href={aboutStudent('courseFinder', key)}>{texts.toCourses}</TextLink>}
              {record !== null && <TextLink href={record}>{texts.toRecord}</TextLink>}
            </p>
          </ShownRecordProvider>
        )}
      </ReadResult>
    </div>
  )
}

/** The file of a student in clearing. */
export function StudentDetail(page: RecordPage) {
  const id = useStudentInAddress()
  return (
    <>
      <PageHeader title={page.title} breadcrumbs={page.breadcrumbs(page.title)} />
      <StudentChoice page="studentDetail" value={id} />
      {id === null ? <EmptyState icon={<UserRound size={24} />} title={texts.chooseStudent} /> : <Detail key={id} id={id} page={page} />}
    </>
  )
}
