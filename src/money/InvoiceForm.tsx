import { useState } from 'react'
import { css } from 'styled-system/css'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { createInvoiceCheck } from './check-invoice.ts'
import { SourceOfLine } from './SourceOfLine.tsx'
import { SponsorShare } from './letters/SponsorShare.tsx'
import { lineSources } from './line-sources.ts'
import { moneyTexts as texts } from './texts.ts'
import { TypedTotals } from './TypedTotals.tsx'
import { isOfUniversities, variantOf } from './variant.ts'

const lineControls = Object.fromEntries(lineSources.map((name) => [name, SourceOfLine]))
// Texts need more room than figures, and lines without a source leave no gap for one.
const lineFields = css({
  gridColumn: '1 / -1',
  '& [id$=".description"], & div[id$="Id"]': { gridColumn: { md: 'span 2' } },
  '& div[id$="Id"]:empty': { display: 'none' },
})

/** The form of an invoice, with its totals as they are typed. */
export function InvoiceForm(page: RecordPage) {
  const partner = isOfUniversities(page) ? 'institutionId' : 'centreId'
  const [check] = useState(() => createInvoiceCheck(partner))
  return (
    <RecordEditor of={invoice} page={page} check={check} initial={{ variant: variantOf(page) }}>
      {(form) => (
        <>
          <FormPart title={texts.billTo}>
            {partner === 'centreId' ? (
              <Fields of={form} names={['centreId', 'studentId']} />
            ) : (
              <Field of={form} name="institutionId" isRequired />
            )}
            <Fields of={form} names={['yearId', 'currency', 'dueDate', 'poNumber', 'note']} />
          </FormPart>
          <FormPart title={texts.invoice}>
            <div className={lineFields}>
              <Rows of={form} name="lines" controls={lineControls} />
            </div>
            {partner === 'centreId' && page.listTo('SponsorshipLetter') !== null && <SponsorShare form={form} />}
            <TypedTotals form={form} />
            <Field of={form} name="instalments" />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}
