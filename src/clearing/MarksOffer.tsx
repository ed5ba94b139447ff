import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { clearingOffer } from '#openapi/generated/resources/clearing/clearing-offer.ts'
import { clearingTabs } from '#src/api/constants.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { CheckedRow } from '#src/ui/records/checked-rows.tsx'
import { marksQuery, type StudentMarks } from './clearing-service.ts'
import { OfferTabs } from './OfferTabs.tsx'
import { SearchedRows } from './SearchedRows.tsx'
import { clearingTexts as texts } from './texts.ts'
import { useWish } from './use-wish.ts'

const tab = clearingTabs[1].title

const Marks = ({ marks }: Pick<StudentMarks, 'marks'>) =>
  marks.length === 0 ? (
    <span className={css({ color: 'fg.muted' })}>{texts.noMarks}</span>
  ) : (
    <ul>
      {marks.map(({ moduleId, moduleName, finalMark, grade }) => (
        <li key={moduleId} className={css({ display: 'flex', justifyContent: 'space-between', gap: '4', maxWidth: '260px' })}>
          <span>{moduleName}</span>
          <span className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
            {finalMark} <strong>{grade}</strong>
          </span>
        </li>
      ))}
    </ul>
  )

/** A student with released marks, open offers, and the way to a further one. */
export function marksRow(row: StudentMarks, { listTo, createTo }: Pick<RecordPage, 'listTo' | 'createTo'>, mayMake: boolean): CheckedRow {
  const by = { field: 'clearingId', id: String(row.clearingId) } as const
  const [list, create] = [listTo(clearingOffer.name, by), createTo(clearingOffer.name, by)]
  return {
    key: String(row.clearingId),
    cells: [
      <span key="student">
        <bdi className={css({ textStyle: 'bodyStrong', whiteSpace: 'normal', color: 'fg.default' })}>{row.studentName}</bdi>
        <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted' })}>{row.centreName}</span>
      </span>,
      row.subjects,
      row.points ?? texts.notYet,
      <Marks key="marks" {...row} />,
      list !== null && row.offers > 0 ? (
        <TextLink key="offers" href={list} aria-label={texts.openOffers(row.offers, row.studentName)}>
          {row.offers}
        </TextLink>
      ) : (
        row.offers
      ),
      ...(mayMake
        ? [
            create !== null && (
              <LinkButton key="make" href={create} aria-label={texts.makeOfferTo(row.studentName)}>
                {texts.makeOffer}
              </LinkButton>
            ),
          ]
        : []),
    ],
  }
}

/** Students in clearing with their released marks, each of whom an offer can be made. */
export function MarksOffer(page: RecordPage) {
  const { api } = useServices()
  const { wish, asked, setWish } = useWish()
  const read = useQuery(marksQuery(api, asked))
  const mayMake = page.can('Add')
  const heads = [texts.student, texts.subjects, texts.points, texts.marks, texts.offers, ...(mayMake ? [texts.actions] : [])]
  return (
    <>
      <PageHeader title={texts.marksTitle} breadcrumbs={page.breadcrumbs(tab)} />
      <OfferTabs />
      <SearchedRows
        label={tab}
        searchLabel={texts.search}
        heads={heads}
        empty={texts.noStudents}
        wish={wish}
        read={read}
        rowOf={(row) => marksRow(row, page, mayMake)}
        onWish={setWish}
      />
    </>
  )
}
