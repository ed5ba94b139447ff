import { css } from 'styled-system/css'
import { invoiceMaster } from '#openapi/generated/resources/money/invoice-master.ts'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import type { RowOf } from '#src/resources/resource-types.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { checkMaster } from './check-master.ts'
import { generateTexts } from './generate/texts.ts'
import { unbilledTexts } from './unbilled/texts.ts'
import { variantOf } from './variant.ts'

/** The first price, and in which currencies there are others: "£25.00", below it "EUR, USD". */
function Prices({ value }: { readonly value: RowOf<'InvoiceMaster'>['prices'] }) {
  const [first, ...others] = value
  const all = value.map(({ unitMinor, currency }) => moneyText(unitMinor, currency)).join(' · ')
  return (
    <span title={all} className={css({ fontVariantNumeric: 'tabular-nums' })}>
      {first && moneyText(first.unitMinor, first.currency)}
      {others.length > 0 && (
        <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted' })}>
          {others.map(({ currency }) => currency).join(', ')}
        </span>
      )}
    </span>
  )
}

const cells = { prices: Prices }

/** The link to the page on which the masters of a variant make invoices. */
function moreOf(page: RecordPage) {
  const { list } = page.paths
  const variant = variantOf(page)
  if (variant === 'Request based') return <LinkButton href={`${list}/unbilled`}>{unbilledTexts.title}</LinkButton>
  return variant === 'Fixed' && page.can('Add') && <LinkButton href={`${list}/generate`}>{generateTexts.title}</LinkButton>
}

const InvoiceMasterList = (page: RecordPage) => (
  <RecordList
    of={invoiceMaster}
    page={page}
    columns={['masterName', 'masterCode', 'partnerKind', 'basis', 'service', 'yearId', 'programId', 'prices', 'status']}
    hidden={variantOf(page) === 'Request based' ? ['programId'] : ['service']}
    cells={cells}
    filters={['partnerKind', 'basis', 'service', 'yearId', 'programId']}
    actions={moreOf(page)}
  />
)

function InvoiceMasterForm(page: RecordPage) {
  const variant = variantOf(page)
  return (
    <RecordEditor of={invoiceMaster} page={page} check={checkMaster} initial={{ variant }}>
      {(form) => (
        <>
          <FormPart title="Master">
            <Fields of={form} names={['masterName', 'masterCode', 'partnerKind', 'basis']} />
            {form.values.variant === 'Request based' && <Field of={form} name="service" isRequired />}
            <Fields of={form} names={['yearId', 'programId']} />
          </FormPart>
          <FormPart title="Price">
            <Fields of={form} names={['taxRate', 'prices']} />
          </FormPart>
          <FormPart title="Terms">
            <Fields of={form} names={['instalmentPlan']} />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}

const InvoiceMasterView = (page: RecordPage) => <RecordView of={invoiceMaster} page={page} facts={['variant', 'partnerKind', 'yearId']} />

export const invoiceMasters = resourcePages(invoiceMaster, {
  list: InvoiceMasterList,
  form: InvoiceMasterForm,
  view: InvoiceMasterView,
})
