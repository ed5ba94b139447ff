import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { css } from 'styled-system/css'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import { recordPaths, type RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { moneyTexts as texts } from './texts.ts'
import { invoiceList, listOfInvoice, variantOf, variants, type BilledList } from './variant.ts'

/** Leads to the form of the list that an invoice belongs to: a new one by what is chosen here. */
export const InvoiceStart = (page: RecordPage) => (page.pathId === undefined ? <NewInvoice {...page} /> : <OwnForm {...page} />)

function NewInvoice(page: RecordPage) {
  const { title, within, breadcrumbs } = page
  const [variant, setVariant] = useState(() => variantOf(page))
  const [billed, setBilled] = useState<BilledList>('centres')
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <div className={css({ display: 'grid', justifyItems: 'start', gap: '5', px: { base: '4', md: '5', lg: '7' }, py: '5' })}>
        {within['variant'] === undefined && (
          <Segmented
            label={invoice.fields.variant.label}
            showLabel
            options={variants.map((value) => ({ value, label: value }))}
            value={variant}
            onChange={(to) => setVariant(variants.find((one) => one === to) ?? variant)}
          />
        )}
        <Segmented
          label={texts.billTo}
          showLabel
          options={[
            { value: 'centres', label: texts.centreOrStudent },
            { value: 'institutes', label: texts.university },
          ]}
          value={billed}
          onChange={(to) => setBilled(to === 'institutes' ? 'institutes' : 'centres')}
        />
        <LinkButton variant="primary" href={`${invoiceList(variant, billed)}/create`}>
          {texts.continue}
        </LinkButton>
      </div>
    </>
  )
}

function OwnForm(page: RecordPage) {
  const { service, codec } = useRecords(invoice)
  const id = codec.decrypt(page.pathId)
  const read = useQuery({ ...recordQuery(invoice, service, id ?? ''), enabled: id !== null })
  if (id === null) return <NoSuchRecord rules={invoice} page={page} />
  return (
    <ReadResult read={read}>{(record) => <Redirect replace to={recordPaths(listOfInvoice(record)).edit(page.pathId ?? '')} />}</ReadResult>
  )
}
