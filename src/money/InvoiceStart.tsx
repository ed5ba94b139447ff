import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { useServices } from '#src/api/services.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import { recordPaths, type RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { readReferences, writeReferences } from '#src/resources/form/named-references.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { moneyTexts as texts } from './texts.ts'
import { invoiceList, listOfInvoice, variantOf, variants } from './variant.ts'

/** Leads to the form of the list that an invoice belongs to. For a new one, variant and partner are chosen here. */
export const InvoiceStart = (page: RecordPage) => (page.pathId === undefined ? <NewInvoice {...page} /> : <OwnForm {...page} />)

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const partnerFields = ['centreId', 'institutionId', 'studentId'] as const
type PartnerField = (typeof partnerFields)[number]

/** What a picker of partners lists: the resource that a field refers to, and where its calls stand. */
const choicesOf = (field: PartnerField) => {
  const { of, from } = invoice.fields[field]
  return { of, path: from }
}

function NewInvoice(page: RecordPage) {
  const { title, within, breadcrumbs } = page
  const { codec } = useServices()
  const said = readReferences(invoice, codec, useSearch())
  const [, navigate] = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const [variant, setVariant] = useState(() => variantOf(page))
  const [field, setField] = useState<PartnerField>(() => partnerFields.find((one) => typeof said[one] === 'number') ?? 'centreId')
  const [partnerId, setPartnerId] = useState(() => idIn(said[field]))
  const [isTried, setTried] = useState(false)
  const isOfVariant = within['variant'] !== undefined
  const isMissing = partnerId === null && !isOfVariant
  const proceed = () => {
    setTried(true)
    if (isMissing) return place.current?.querySelector('input')?.focus()
    const form = `${invoiceList(variant, field === 'institutionId' ? 'institutes' : 'centres')}/create`
    return navigate(`${form}${writeReferences(invoice, codec, partnerId === null ? {} : { [field]: [String(partnerId)] })}`)
  }
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <div className={css({ display: 'grid', justifyItems: 'start', gap: '5', px: { base: '4', md: '5', lg: '7' }, py: '5' })}>
        {!isOfVariant && (
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
          options={partnerFields.map((value) => ({ value, label: invoice.fields[value].label }))}
          value={field}
          onChange={(to) => {
            setField(partnerFields.find((one) => one === to) ?? field)
            setPartnerId(null)
            setTried(false)
          }}
        />
        {!isOfVariant && (
          <div ref={place} className={css({ width: 'full', maxWidth: '[480px]' })}>
            <LaterRecordPicker
              key={field}
              label={invoice.fields[field].label}
              required
              {...choicesOf(field)}
              names={{}}
              isSingle
              value={partnerId === null ? [] : [partnerId]}
              error={isTried && isMissing ? recordTexts.required(invoice.fields[field].label) : null}
              onChange={([id = null]) => setPartnerId(id)}
            />
          </div>
        )}
        <Button variant="primary" onClick={proceed}>
          {texts.continue}
        </Button>
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
