import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { neededDocuments } from '#openapi/applications/application-steps.ts'
import { directPlacement } from '#openapi/generated/resources/students/direct-placement.ts'
import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { columnText } from '#src/resources/fields/field-text.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { OwnApplication } from '../portal/own-application.tsx'
import { portalPath, stepPath } from '../portal/paths.ts'
import { Offer } from './Offer.tsx'
import { offerTexts as texts } from './texts.ts'

/** A day that matters to the student. */
export interface StudentDate {
  readonly day: string
  readonly text: string
}

interface StudentHomeProps {
  readonly page: RecordPage
  /** The student's invoice. */
  readonly invoice: ReactNode
  /** What universities offer through clearing; null for nothing. */
  readonly clearing: ReactNode
  /** Days of other areas. */
  readonly dates: readonly StudentDate[]
}

const sheet = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: '6',
  px: { base: '4', md: '5', lg: '7' },
  pb: '7',
})
const column = css({ display: 'grid', gap: '6', minWidth: '0' })
const offered: readonly (number | string)[] = ['Conditional', 'Unconditional']
const documentNames = new Map<string, string>(studentDocument.fields.documentType.choices.map(({ value, label }) => [value, label]))
const total = 8

/** A part of the page under its heading. */
export const HomePart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className={css({ display: 'grid', gap: '3' })}>
    <h2 className={css({ textStyle: 'h2' })}>{title}</h2>
    {children}
  </section>
)

/** The student's own page: how far the application is, offers with replies, papers that are asked for, invoice, dates. */
export function StudentHome({ page, invoice, clearing, dates }: StudentHomeProps) {
  const placements = useRecords(directPlacement)
  const papers = useRecords(studentDocument)
  const offers = useQuery(recordListQuery(directPlacement, placements.service, { ...allRecords, filters: {} }))
  const held = useQuery(recordListQuery(studentDocument, papers.service, allRecords))
  const open = offers.data?.rows.filter(({ status }) => offered.includes(status)) ?? []
  const replies = open.flatMap(({ fields, ...record }): StudentDate[] =>
    fields['reply'] === 'None' && typeof fields['replyBy'] === 'string'
      ? [{ day: fields['replyBy'], text: texts.replyTo(columnText(directPlacement, 'institutionId', { ...record, fields })) }]
      : [],
  )
  const days = [...replies, ...dates].toSorted((a, b) => a.day.localeCompare(b.day))
  return (
    <>
      <PageHeader title={page.title} breadcrumbs={page.breadcrumbs(page.title)} />
      <div className={sheet}>
        <div className={column}>
          <HomePart title={texts.progress}>
            <OwnApplication>
              {({ application, doneSteps }) => (
                <>
                  <ProgressBar label={texts.done} value={doneSteps.length} max={total} />
                  <p>
                    <LinkButton href={portalPath}>{application === null ? texts.startApplication : texts.openApplication}</LinkButton>
                  </p>
                </>
              )}
            </OwnApplication>
          </HomePart>
          <HomePart title={texts.offers}>
            <ReadResult read={offers}>
              {() =>
                open.length === 0 ? (
                  clearing === null && <p className={css({ color: 'fg.muted' })}>{texts.noOffers}</p>
                ) : (
                  <div className={css({ display: 'grid', gap: '4' })}>
                    {open.map((offer) => (
                      <Offer key={offer.id} page={page} offer={offer} offers={open} />
                    ))}
                  </div>
                )
              }
            </ReadResult>
            {clearing}
          </HomePart>
        </div>
        <div className={column}>
          <HomePart title={texts.papers}>
            <ReadResult read={held}>
              {({ rows }) => {
                const current = rows.filter(({ fields }) => fields['isOlder'] !== 1)
                const refused = current.filter(({ status }) => status === 'Refused')
                const missing = neededDocuments.filter((type) => !current.some(({ fields }) => fields['documentType'] === type))
                if (refused.length + missing.length === 0) return <p className={css({ color: 'fg.muted' })}>{texts.noPapers}</p>
                const hrefOf = (type: string) => `${stepPath('key-documentation')}?type=${encodeURIComponent(type)}`
                return (
                  <ul className={css({ display: 'grid', gap: '3' })}>
                    {refused.map(({ id, name, status, fields }) => (
                      <li key={id} className={css({ display: 'grid', gap: '1' })}>
                        <TextLink href={hrefOf(String(fields['documentType']))}>{texts.replace(name)}</TextLink>
                        <span>
                          <RecordStatus rules={studentDocument} status={status} />
                        </span>
                        {typeof fields['reviewComment'] === 'string' && (
                          <span className={css({ color: 'danger.text' })}>{fields['reviewComment']}</span>
                        )}
                      </li>
                    ))}
                    {missing.map((type) => (
                      <li key={type}>
                        <TextLink href={hrefOf(type)}>{texts.add(documentNames.get(type) ?? type)}</TextLink>
                      </li>
                    ))}
                  </ul>
                )
              }}
            </ReadResult>
          </HomePart>
          <HomePart title={texts.invoice}>{invoice}</HomePart>
          <HomePart title={texts.dates}>
            {days.length === 0 ? (
              <p className={css({ color: 'fg.muted' })}>{texts.noDates}</p>
            ) : (
              <ul className={css({ display: 'grid', gap: '2' })}>
                {days.map(({ day, text }) => (
                  <li key={`${day} ${text}`} className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '3' })}>
                    <span className={css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' })}>{formatCivil(day)}</span>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            )}
          </HomePart>
        </div>
      </div>
    </>
  )
}
