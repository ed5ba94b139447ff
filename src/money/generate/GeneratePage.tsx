import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { invoiceMaster } from '#openapi/generated/resources/money/invoice-master.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { useFocusInvalid } from '#src/ui/form/use-focus-invalid.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { invoiceList, type BilledList } from '../variant.ts'
import { applyGenerated, previewKey, previewQuery, type Generated, type GeneratedInvoice } from './generate-service.ts'
import { Preview } from './Preview.tsx'
import { generateTexts as texts } from './texts.ts'

const kinds = {
  centres: { partnerKind: 'Centre', label: texts.centres, of: invoice.fields.centreId },
  institutes: { partnerKind: 'University', label: texts.universities, of: invoice.fields.institutionId },
} as const

const { yearId: yearRules } = invoice.fields
const body = css({ display: 'grid', gap: '5', alignContent: 'start', flex: '1', px: { base: '4', md: '5', lg: '7' }, py: '5' })
const fields = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  maxWidth: '960px',
})

interface Chosen {
  readonly billed: BilledList
  readonly yearIds: readonly number[]
  readonly masterIds: readonly number[]
  readonly partnerIds: readonly number[]
}

const wantedOf = ({ yearIds: [yearId], masterIds, partnerIds }: Chosen): Generated | null =>
  yearId === undefined || masterIds.length === 0 || partnerIds.length === 0 ? null : { yearId, masterIds, partnerIds }

interface ChoiceProps {
  readonly chosen: Chosen
  readonly isTried: boolean
  onChange(change: Partial<Chosen>): void
}

/** A year, its fixed masters of a kind, and whom they bill. */
function Choice({ chosen: { billed, yearIds, masterIds, partnerIds }, isTried, onChange }: ChoiceProps) {
  const { partnerKind, label, of } = kinds[billed]
  const errorOf = (name: string, ids: readonly number[]) => (isTried && ids.length === 0 ? texts.missing(name) : null)
  return (
    <>
      <Segmented
        label={texts.bills}
        showLabel
        options={(['centres', 'institutes'] as const).map((value) => ({ value, label: kinds[value].label }))}
        value={billed}
        onChange={(to) => onChange({ billed: to === 'institutes' ? to : 'centres', masterIds: [], partnerIds: [] })}
      />
      <div className={fields}>
        <LaterRecordPicker
          label={texts.year}
          required
          of={yearRules.of}
          path={yearRules.from}
          names={{}}
          isSingle
          value={yearIds}
          error={errorOf(texts.year, yearIds)}
          onChange={(ids) => onChange({ yearIds: ids, masterIds: [] })}
        />
        <LaterRecordPicker
          // A master is of one year and kind.
          key={`masters ${billed} ${String(yearIds[0])}`}
          label={texts.masters}
          required
          of={invoiceMaster.name}
          path={invoiceMaster.path}
          names={{}}
          isSingle={false}
          disabled={yearIds.length === 0}
          narrow={{ variant: ['Fixed'], partnerKind: [partnerKind], yearId: yearIds.map(String) }}
          value={masterIds}
          error={errorOf(texts.masters, masterIds)}
          onChange={(ids) => onChange({ masterIds: ids })}
        />
        <LaterRecordPicker
          key={`partners ${billed}`}
          label={label}
          required
          of={of.of}
          path={of.from}
          names={{}}
          isSingle={false}
          value={partnerIds}
          error={errorOf(label, partnerIds)}
          onChange={(ids) => onChange({ partnerIds: ids })}
        />
      </div>
    </>
  )
}

const countOf = (invoices: readonly GeneratedInvoice[], outcome: GeneratedInvoice['outcome']) =>
  invoices.filter((one) => one.outcome === outcome).length

function Counts({ invoices }: { readonly invoices: readonly GeneratedInvoice[] }) {
  const [fresh, known] = [countOf(invoices, 'new'), countOf(invoices, 'exists')]
  if (known === invoices.length) return <Alert tone="info">{texts.allExist}</Alert>
  if (fresh === 0) return <Alert tone="warning">{texts.noneNew}</Alert>
  return <p role="status">{texts.counts(fresh, known, countOf(invoices, 'left out'))}</p>
}

/** Makes a year's fixed invoices: first what would be made, then the drafts. */
export function GeneratePage(page: RecordPage) {
  const { api, queryClient } = useServices()
  const [chosen, setChosen] = useState<Chosen>({ billed: 'centres', yearIds: [], masterIds: [], partnerIds: [] })
  const [tries, setTries] = useState(0)
  const isTried = tries > 0
  const form = useFocusInvalid<HTMLFormElement>(tries)
  const [asked, setAsked] = useState<Generated | null>(null)
  const none: Generated = { yearId: 0, masterIds: [], partnerIds: [] }
  const read = useQuery({ ...previewQuery(api, asked ?? none), enabled: asked !== null })
  const { change, isBusy, notice, closeNotice } = useChange(() => {
    void queryClient.invalidateQueries({ queryKey: [previewKey] })
    forgetRecords(queryClient, invoice)
  })
  const fresh = asked === null || read.data === undefined ? 0 : countOf(read.data, 'new')
  const drafts = `${invoiceList('Fixed', chosen.billed)}?status=Draft`
  const preview = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    setAsked(wantedOf(chosen))
  }
  return (
    <>
      <PageHeader
        title={texts.title}
        breadcrumbs={page.breadcrumbs(texts.title)}
        actions={page.knows(drafts) && <LinkButton href={drafts}>{texts.toDrafts}</LinkButton>}
      />
      <div className={body}>
        {notice && (
          <Alert tone="error" isFocused onClose={closeNotice}>
            {notice.text}
          </Alert>
        )}
        <form ref={form} noValidate onSubmit={preview} className={css({ display: 'grid', gap: '4' })}>
          <Choice
            chosen={chosen}
            isTried={isTried}
            onChange={(to) => {
              setChosen({ ...chosen, ...to })
              setAsked(null)
            }}
          />
          <div>
            <Button type="submit" isBusy={asked !== null && read.isFetching}>
              {texts.preview}
            </Button>
          </div>
        </form>
        {asked === null ? (
          <p className={css({ color: 'fg.muted' })}>{texts.nothingChosen}</p>
        ) : (
          <ReadResult read={read}>
            {(invoices) => (
              <>
                <Counts invoices={invoices} />
                <Preview invoices={invoices} linkTo={(id) => page.linkTo(invoice.name, id)} />
              </>
            )}
          </ReadResult>
        )}
      </div>
      <ActionBar start={<LinkButton href={page.paths.list}>{texts.toMasters}</LinkButton>}>
        {asked !== null && fresh > 0 && (
          <Button variant="primary" isBusy={isBusy} onClick={() => change(() => applyGenerated(api, asked))}>
            {texts.create(fresh)}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
