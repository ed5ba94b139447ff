import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { clearingOffer } from '#openapi/generated/resources/clearing/clearing-offer.ts'
import { clearingTabs } from '#src/api/constants.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { CheckedRow } from '#src/ui/records/checked-rows.tsx'
import { marksQuery, type StudentMarks } from './clearing-service.ts'
import { Conditions } from './Conditions.tsx'
import { OfferTabs } from './OfferTabs.tsx'
import { SearchedRows } from './SearchedRows.tsx'
import { clearingTexts as texts } from './texts.ts'
import { useListQuery } from './use-list-query.ts'
import { WithdrawQuestion } from './WithdrawQuestion.tsx'

const tab = clearingTabs[1].title

const Marks = ({ marks }: Pick<StudentMarks, 'marks'>) =>
  marks.length === 0 ? (
    <span className={css({ color: 'fg.muted' })}>{texts.noMarks}</span>
  ) : (
    <ul>
      {marks.map(({ moduleId, moduleName, finalMark, grade }) => (
        <li key={moduleId} className={css({ display: 'flex', justifyContent: 'space-between', gap: '4', maxWidth: '260px' })}>
          <span className={css({ overflowWrap: 'normal' })}>{moduleName}</span>
          <span className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
            {finalMark} <strong>{grade}</strong>
          </span>
        </li>
      ))}
    </ul>
  )

/** What a person may do about the students. */
interface MarksActs {
  readonly mayMake: boolean
  /** Null for those who withdraw none. */
  readonly onWithdraw: ((row: StudentMarks) => void) | null
}

/** A student with released marks, open offers, and the way to a further one. */
export function marksRow(
  row: StudentMarks,
  { listTo, createTo }: Pick<RecordPage, 'listTo' | 'createTo'>,
  { mayMake, onWithdraw }: MarksActs,
): CheckedRow {
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
      <Conditions key="conditions" {...row} />,
      ...(mayMake || onWithdraw
        ? [
            <span key="acts" className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
              {mayMake && create !== null && (
                <LinkButton href={create} aria-label={texts.makeOfferTo(row.studentName)}>
                  {texts.makeOffer}
                </LinkButton>
              )}
              {onWithdraw && row.offers > 0 && (
                <Button variant="ghost" aria-label={texts.withdrawFrom(row.offers, row.studentName)} onClick={() => onWithdraw(row)}>
                  {texts.withdraw}
                </Button>
              )}
            </span>,
          ]
        : []),
    ],
  }
}

/** Students in clearing with their released marks, each of whom an offer can be made. */
export function MarksOffer(page: RecordPage) {
  const { api } = useServices()
  const { listQuery, asked: wanted, setListQuery } = useListQuery()
  const read = useQuery(marksQuery(api, wanted))
  const mayMake = page.can('Add')
  const [asked, setAsked] = useState<StudentMarks | null>(null)
  const onWithdraw = page.can('Modify') ? setAsked : null
  const heads = [
    texts.student,
    texts.subjects,
    texts.points,
    texts.marks,
    texts.offers,
    texts.conditions,
    ...(mayMake || onWithdraw ? [texts.actions] : []),
  ]
  return (
    <>
      <PageHeader title={texts.marksTitle} breadcrumbs={page.breadcrumbs(tab)} />
      <OfferTabs />
      <SearchedRows
        label={tab}
        searchLabel={texts.search}
        heads={heads}
        empty={texts.noStudents}
        cards="xl"
        listQuery={listQuery}
        read={read}
        rowOf={(row) => marksRow(row, page, { mayMake, onWithdraw })}
        onListQuery={setListQuery}
      />
      <WithdrawQuestion of={asked} onClose={() => setAsked(null)} />
    </>
  )
}
