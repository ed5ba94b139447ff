import { intake } from '#openapi/generated/resources/masters/intake.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { yearErrors } from '#openapi/masters/master-checks.ts'
import { below, page } from '../../fixtures/menu-nodes.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { updateRecord } from '../engine/write.ts'
import { refuseUsed, usesBy } from './parts.ts'

const firstId = 19
const firstYear = 2023
const currentId = 22
const count = 6

const yearFields = (id: number) => {
  const from = firstYear + id - firstId
  return { yearDesc: `${from}/${String(from + 1).slice(2)}`, startDate: `${from}-09-01`, endDate: `${from + 1}-08-31` }
}

/** The record of a year, whose fields the contract has checked. */
const fieldsOf = ({ fields }: { readonly fields: object }) => fields as FieldsOf<'Year'>

const others = (store: Pick<Store, 'records'>, own: number | null) => store.records('Year').where(({ id }) => id !== own)

function clearOthers(id: number, store: PersonalStore): void {
  for (const record of others(store, id).filter((other) => fieldsOf(other).isCurrent === 1)) {
    const draft = { fields: { ...record.fields, isCurrent: 0 }, status: record.status, record }
    updateRecord(store.services.Year, record, draft, { act: 'updated' }, store)
  }
}

const isCurrentText = 'Make another year the current one first.'

export const menuPage = below('Masters', page(115, 'Year', 'calendar-days', '/sms/year'))

/** Academic years, of which one is current. */
export const years = serveResource({
  rules: year,
  seeds: ({ on }) =>
    Array.from({ length: count }, (_, index) => firstId + index).map((id) => {
      const { yearDesc, startDate, endDate } = yearFields(id)
      return { id, yearDesc, startDate: on(startDate), endDate: on(endDate), isCurrent: id === currentId ? 1 : 0 } as const
    }),
  completed: (fields, { id, records }) => ({
    ...fields,
    isCurrent: others({ records }, id).some((other) => fieldsOf(other).isCurrent === 1) ? (fields.isCurrent ?? 0) : 1,
  }),
  checks: [
    (fields) => [...yearErrors(fields)][0] ?? null,
    ({ startDate, endDate }, { id, records }) => {
      const other = others({ records }, id)
        .map(fieldsOf)
        .find((one) => one.startDate <= endDate && startDate <= one.endDate)
      return other ? ['startDate', `The dates overlap ${other.yearDesc}.`] : null
    },
    ({ startDate, endDate }, { id, ...store }) => {
      const beyond = store.records('Intake').where(({ fields }) => {
        const { startYear, teachingDates } = fields as FieldsOf<'Intake'>
        return startYear === id && teachingDates.some((dates) => dates.startDate < startDate || dates.endDate > endDate)
      })
      const uses = usesBy('Intake', beyond, intake.fields.teachingDates.label, store)
      refuseUsed(uses, (first) => `The dates of the year cannot be changed: ${first} teaches outside of them.`)
      return null
    },
    ({ isCurrent }, { before }) => (before?.isCurrent === 1 && isCurrent !== 1 ? ['isCurrent', isCurrentText] : null),
  ],
  moveRefusal: ({ isCurrent }, { status }) => (isCurrent === 1 && status !== 1 ? isCurrentText : null),
  deleteRefusal: ({ isCurrent }) => (isCurrent === 1 ? isCurrentText : null),
  saved: (id, { isCurrent }, store) => {
    if (isCurrent === 1) clearOthers(id, store)
  },
})
