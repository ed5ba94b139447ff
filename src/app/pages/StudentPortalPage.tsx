import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { StudentHome } from '#src/applications/offers/StudentHome.tsx'
import { offerTexts as texts } from '#src/applications/offers/texts.ts'
import { LaterOwnOffers } from '#src/clearing/LaterOwnOffers.tsx'
import { ownOffersQuery } from '#src/clearing/own-offers.ts'
import { payAddress } from '#src/money/paying/addresses.ts'
import { studentInvoicesQuery, type StudentInvoice } from '#src/money/paying/student-invoices.ts'
import { moneyText } from '#src/resources/fields/money-text.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { useAppState } from '../state/PersonalState.tsx'

/** The invoice that is to be paid next; null where nothing is. */
const pendingOf = (invoices: readonly StudentInvoice[]): StudentInvoice | null =>
  invoices.filter(({ balanceMinor }) => balanceMinor > 0).toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))[0] ?? null

/** Keeps what is to be paid while the page is open; it is dropped when the page is left. */
function useKeptInvoice(pending: StudentInvoice | null | undefined): void {
  const state = useAppState()
  useEffect(() => {
    if (pending === undefined) return
    if (pending === null) return state.set('invoice', { details: null })
    const { studentInvoiceId, invoiceNumber, currency, balanceMinor, dueDate } = pending
    state.set('invoice', { details: { studentInvoiceId, invoiceNumber, currency, balanceMinor, dueDate } })
  }, [pending, state])
}

/** The student's own page, with what other areas show there: the next invoice, clearing offers, and the dates of both. */
export function StudentPortalPage(page: RecordPage) {
  const { api, codec } = useServices()
  const read = useQuery(studentInvoicesQuery(api))
  const { data: offers = [] } = useQuery(ownOffersQuery(api))
  const pending = read.data && pendingOf(read.data)
  useKeptInvoice(pending)
  return (
    <StudentHome
      page={page}
      clearing={offers.length > 0 ? <LaterOwnOffers isPart /> : null}
      dates={[
        ...(pending ? [{ day: pending.dueDate, text: texts.invoiceDue(pending.invoiceNumber) }] : []),
        ...offers
          .filter(({ state }) => state === 'Offered')
          .map(({ expiresOn, courseName, universityName }) => ({
            day: expiresOn,
            text: texts.clearingUntil(`${courseName}, ${universityName}`),
          })),
      ]}
      invoice={
        <ReadResult read={read}>
          {(invoices) => {
            const next = pendingOf(invoices)
            if (next === null) return <p className={css({ color: 'fg.muted' })}>{texts.noInvoice}</p>
            const href = payAddress(codec, next.studentInvoiceId)
            return (
              <div className={css({ display: 'grid', gap: '3', p: '4', rounded: 'xl', borderWidth: '1px', borderColor: 'border.default' })}>
                <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
                  <span className={css({ fontWeight: 'medium', flex: '1' })}>{next.invoiceNumber}</span>
                  <Badge tone="warning">{next.paymentStatus}</Badge>
                </p>
                <DefinitionList
                  look="lines"
                  entries={[
                    { id: 'open', label: texts.open, value: moneyText(next.balanceMinor, next.currency) },
                    { id: 'due', label: texts.due, value: formatCivil(next.dueDate) },
                  ]}
                />
                <p>
                  <LinkButton variant="primary" href={href}>
                    {texts.pay}
                  </LinkButton>
                </p>
              </div>
            )
          }}
        </ReadResult>
      }
    />
  )
}
