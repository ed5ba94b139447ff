import '#src/ui/print.css'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import type { Receipt } from './student-invoices.ts'
import { payingTexts as texts } from './texts.ts'

interface ReceiptViewProps {
  readonly title: string
  readonly breadcrumbs: ReactNode
  readonly details: Receipt
  readonly statusHref: string
  onPrint(): void
}

/** The receipt of a payment. */
export const ReceiptView = ({ title, breadcrumbs, details, statusHref, onPrint }: ReceiptViewProps) => {
  const { amountMinor = 0, currency, reference = '', invoiceNumber, provider, paidOn = '', paymentStatus } = details
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={breadcrumbs}
        actions={
          <>
            <Button icon={<Printer size={16} aria-hidden />} onClick={onPrint}>
              {texts.print}
            </Button>
            <LinkButton href={statusHref}>{texts.toStatus}</LinkButton>
          </>
        }
      />
      <article
        data-sheet="plain"
        aria-label={texts.receipt}
        className={css({ maxWidth: '[560px]', px: { base: '4', md: '5', lg: '7' }, py: '4' })}
      >
        <h2 className={css({ textStyle: 'h2', mb: '3' })}>{texts.receipt}</h2>
        <DefinitionList
          look="lines"
          entries={[
            { id: 'amount', label: texts.amount, value: moneyText(amountMinor, currency) },
            { id: 'reference', label: texts.reference, value: reference },
            { id: 'invoice', label: texts.invoice, value: invoiceNumber },
            { id: 'method', label: texts.method, value: provider },
            { id: 'paidOn', label: texts.paidOn, value: formatCivil(paidOn) },
            { id: 'status', label: texts.status, value: paymentStatus },
          ]}
        />
      </article>
    </>
  )
}
