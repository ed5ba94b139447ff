import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import type { BillRequestsRequest, RequestService, UnbilledRequest } from '#openapi/generated/schema.d.ts'
import { addDays } from '../../factories/days.ts'
import { tidied } from '../engine/check.ts'
import { refuseFields } from '../engine/refusal.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { insertRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'
import { totalsOf } from './reckoning.ts'
import { allSources, chargedSources, sourceFields, sourceKey, type Source } from './sources.ts'

type Master = FieldsOf<'InvoiceMaster'>
type Line = FieldsOf<'Invoice'>['lines'][number]
type Bills = BillRequestsRequest['bills']

interface Wanted {
  readonly bills: Bills
  readonly service: RequestService | ''
  readonly searchText: string
  readonly pageNo: number
  readonly pageSize: number
}

const active = 1
/** When these invoices are due, in days. */
const usualTerm = 30
const mostLines = invoice.fields.lines.maxItems

/** A request, whom it would bill, and the line that it would be. */
interface Row {
  readonly source: Source
  readonly shown: UnbilledRequest
  readonly line: Line | null
}

/** The request based masters of the current year that bill a kind of partner, by service. */
function mastersFor(bills: Bills, store: PersonalStore) {
  const year = store.records('Year').where(({ fields }) => fields['isCurrent'] === 1)[0]
  const masters = store.records('InvoiceMaster').where(({ fields, status }) => {
    const { variant, partnerKind, yearId } = fields as Master
    return status === active && variant === 'Request based' && partnerKind === bills && yearId === year?.id
  })
  return {
    yearId: year?.id ?? 0,
    byService: new Map(masters.map(({ id, fields }) => [(fields as Master).service, { ...(fields as Master), id }])),
  }
}

function rowsFor(bills: Bills, store: PersonalStore): { readonly yearId: number; readonly rows: readonly Row[] } {
  const { yearId, byService } = mastersFor(bills, store)
  const charged = chargedSources(store)
  const named = new Map<string, string>()
  const nameOf = (kind: Bills, id: number) => {
    const key = `${kind} ${id}`
    const name = named.get(key) ?? store.named(kind, id)
    named.set(key, name)
    return name
  }
  const rows = allSources(store)
    .filter((source) => !charged.has(sourceKey(source)))
    .flatMap((source): Row[] => {
      const { resource, id, name, service, studentId, askedOn, price } = source
      const centreId = fieldsOf('Student', studentId, store)?.centreId
      const partnerId = bills === 'Centre' ? centreId : studentId
      if (partnerId === undefined) return []
      const currency = (centreId === undefined ? undefined : fieldsOf('Centre', centreId, store)?.currency) ?? 'GBP'
      const studentName = nameOf('Student', studentId)
      const about = { resource, id, name, service, studentName, partnerId, partnerName: nameOf(bills, partnerId), askedOn, currency }
      const master = byService.get(service)
      if (!master)
        return [
          { source, shown: { ...about, reason: `No master bills ${bills === 'Centre' ? 'centres' : 'students'} for this.` }, line: null },
        ]
      const unitMinor = price?.currency === currency ? price.unitMinor : master.prices.find((one) => one.currency === currency)?.unitMinor
      if (unitMinor === undefined) return [{ source, shown: { ...about, reason: `No price in ${currency}.` }, line: null }]
      const whose = name.includes(studentName) ? name : `${name}, ${studentName}`
      const description = `${master.masterName}, ${whose}`.slice(0, 255)
      const line: Line = { description, quantity: 1, unitMinor, taxRate: master.taxRate, masterId: master.id, [sourceFields[resource]]: id }
      return [{ source, shown: { ...about, totalMinor: totalsOf([line]).totalMinor }, line }]
    })
  return { yearId, rows }
}

function groupsOf<Key, One>(all: readonly One[], keyOf: (one: One) => Key): ReadonlyMap<Key, readonly One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** The requests that no invoice charges yet, the latest first. */
export function unbilledRequests({ bills, service, searchText, pageNo, pageSize }: Wanted, store: PersonalStore) {
  const needle = folded(searchText)
  const found = rowsFor(bills, store)
    .rows.map(({ shown }) => shown)
    .filter(({ name, studentName, partnerName }) => [name, studentName, partnerName].some((text) => folded(text).includes(needle)))
  const counts = groupsOf(found, (one) => one.service)
  const listed = found
    .filter((one) => service === '' || one.service === service)
    .toSorted(
      (one, other) => other.askedOn.localeCompare(one.askedOn) || one.partnerName.localeCompare(other.partnerName) || one.id - other.id,
    )
  return {
    list: listed.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalCount: listed.length,
    serviceCounts: [...counts]
      .map(([name, { length: count }]) => ({ service: name, count }))
      .toSorted((one, other) => one.service.localeCompare(other.service)),
  }
}

function* partsOf<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}

/** Makes the drafts of requests, one for each partner; all or none. */
export function billRequests({ bills, requests }: BillRequestsRequest, store: PersonalStore): readonly number[] {
  const { yearId, rows } = rowsFor(bills, store)
  const byKey = new Map(rows.map((row) => [sourceKey(row.source), row]))
  const wanted = requests.map((request, index) => {
    const { shown, line } = byKey.get(sourceKey(request)) ?? {}
    if (!shown) return refuseFields([[`requests.${index}`, 'One of these was billed or taken back meanwhile. Choose again.']])
    return line ? { shown, line } : refuseFields([[`requests.${index}`, `${shown.name}: ${shown.reason ?? ''}`]])
  })
  return [...groupsOf(wanted, ({ shown }) => shown.partnerId)].flatMap(([partnerId, ofPartner]) =>
    [...partsOf(ofPartner, mostLines)].map((part) => {
      const currency = part[0]?.shown.currency
      const partner = bills === 'Centre' ? { centreId: partnerId } : { studentId: partnerId }
      const dueDate = addDays(store.today, usualTerm)
      const fields = { variant: 'Request based', ...partner, yearId, currency, dueDate, lines: part.map(({ line }) => line) }
      const draft = { fields: tidied(fields, invoice.fields), status: 'Draft', record: null }
      return insertRecord(store.services.Invoice, draft, { act: 'made of requests' }, store).id
    }),
  )
}
