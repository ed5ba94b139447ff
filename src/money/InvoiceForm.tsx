import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { css } from 'styled-system/css'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { createInvoiceCheck } from './check-invoice.ts'
import { SourceOfLine } from './SourceOfLine.tsx'
import { SponsorShare } from './letters/SponsorShare.tsx'
import { isUnissued } from './InvoiceTable.tsx'
import { lineSources } from './line-sources.ts'
import { moneyTexts as texts } from './texts.ts'
import { TypedTotals } from './TypedTotals.tsx'
import { isOfUniversities, placeOfInvoice, variantOf } from './variant.ts'

// Loaded apart: it needs the rules of students, centres and universities.
const PartnerCurrency = lazyComponent(async () => (await import('./form/PartnerCurrency.tsx')).PartnerCurrency, { isOptional: true })
const MasterTerms = lazyComponent(async () => (await import('./form/MasterTerms.tsx')).MasterTerms, { isOptional: true })
const SplitInstalments = lazyComponent(async () => (await import('./form/SplitInstalments.tsx')).SplitInstalments)

const lineControls = Object.fromEntries(lineSources.map((name) => [name, SourceOfLine]))
// Texts need more room than figures, and lines without a source leave no gap for one.
const lineFields = css({
  gridColumn: '1 / -1',
  '& [id$=".description"], & [id$=".detail"], & div[id$="Id"]': { gridColumn: { md: 'span 2' } },
  '& div[id$="Id"]:empty': { display: 'none' },
})

/** The form of an invoice. An issued one has none: its address leads to its page. */
export const InvoiceForm = (page: RecordPage) => (page.pathId === undefined ? <InvoiceEditor {...page} /> : <OfStored {...page} />)

function OfStored(page: RecordPage) {
  const { pathId = '' } = page
  const { service, codec } = useRecords(invoice)
  const id = codec.decrypt(pathId)
  const read = useQuery({ ...recordQuery(invoice, service, id ?? ''), enabled: id !== null })
  // The editor shows why a record cannot be read.
  if (id === null || read.isError) return <InvoiceEditor {...page} />
  if (!read.data) return <PagePlaceholder />
  if (placeOfInvoice(read.data, page) !== 'here') return <NoSuchRecord rules={invoice} page={page} />
  return isUnissued(read.data) ? <InvoiceEditor {...page} /> : <Redirect replace to={page.paths.view(pathId)} />
}

/** The fields of an invoice, with its totals as they are typed. */
function InvoiceEditor(page: RecordPage) {
  const partner = isOfUniversities(page) ? 'institutionId' : 'centreId'
  const variant = variantOf(page)
  const { clock } = useServices()
  const [check] = useState(() => createInvoiceCheck(partner, () => clock.today()))
  return (
    <RecordEditor of={invoice} page={page} check={check} initial={{ variant }}>
      {(form) => (
        <>
          <FormPart title={texts.billTo}>
            {partner === 'centreId' ? (
              <Fields of={form} names={['centreId', 'studentId']} />
            ) : (
              <Field of={form} name="institutionId" isRequired />
            )}
            <LazyBoundary fallback={null}>
              <PartnerCurrency form={form} />
            </LazyBoundary>
            <Fields of={form} names={['yearId', 'currency', 'dueDate', 'poNumber', 'note']} />
          </FormPart>
          <FormPart title={texts.invoice}>
            <div className={lineFields}>
              <Rows of={form} name="lines" controls={lineControls} />
            </div>
            {partner === 'centreId' && page.listTo('SponsorshipLetter') !== null && <SponsorShare form={form} />}
            {variant === 'New' && page.listTo('InvoiceMaster') !== null && (
              <LazyBoundary fallback={null}>
                <MasterTerms form={form} />
              </LazyBoundary>
            )}
            <TypedTotals form={form} />
            <Field of={form} name="instalments" />
            <LazyBoundary fallback={null}>
              <SplitInstalments form={form} />
            </LazyBoundary>
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}
