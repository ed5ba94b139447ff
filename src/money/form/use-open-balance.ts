import { useEffect, useState } from 'react'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import type { OpenBalance } from '#openapi/money/payment-checks.ts'
import type { GivenFields } from '#openapi/check-record.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useReferred } from '#src/resources/use-referred.ts'

/** What is open of the invoices that were chosen in a form, by id: its rules ask for it. */
export type OpenBalances = Map<number, OpenBalance>

export const useOpenBalances = (): OpenBalances => useState((): OpenBalances => new Map())[0]

/** What is open of the invoice that a form names; null while it is not known. */
export const openOf = ({ invoiceId }: GivenFields, open: OpenBalances): OpenBalance | null => open.get(Number(invoiceId)) ?? null

/** Reads the invoice that was chosen, and keeps what is open of it for the rules of the form. */
export function useChosenInvoice(invoiceId: unknown, open: OpenBalances): StoredRecord | null {
  const { record } = useReferred(invoice, typeof invoiceId === 'number' ? invoiceId : null)
  useEffect(() => {
    if (record)
      open.set(Number(record.id), { balanceMinor: Number(record.fields['balanceMinor'] ?? 0), currency: String(record.fields['currency']) })
  }, [record, open])
  return record
}
