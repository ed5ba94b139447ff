import { describe, expect, it } from 'vitest'
import type { Service } from '#mirage/resources/engine/service.ts'
import { isSame, textOf } from '#mirage/resources/engine/values.ts'
import { services } from '#mirage/resources/services.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

type Fields = Readonly<Record<string, unknown>>

/** Resources whose records take none of the changes below: they change by acts of their own, or in fields of another kind. */
const unchanged: readonly string[] = [
  'Enrollment',
  'StudentCurriculum',
  'StudentDocument',
  'Application',
  'CentreSelection',
  'CentreOffer',
  'ClearingOffer',
  'UcasImport',
  'ResultEnquiry',
  'Steward',
  'Invoice',
  'Target',
  'PlanningRate',
  'Question',
  'Attempt',
  'ScriptMarking',
  'RoleModule',
]

const calculating = Object.values<Service>(services).filter(
  ({ calculated, rules }) => calculated && !rules.isLookup && Object.values(rules.fields).some(({ readOnly }) => readOnly),
)
const administrator = recordsAs(startAggregator().handle)

/** A record with another value in one of its fields, for each field where that is simple. */
function changedBodies({ rules }: Service, record: Fields): readonly Fields[] {
  const hasSwitch = rules.statusField === 'status' && Object.keys(rules.transitions).length === 0
  const writable = Object.entries(rules.fields).filter(([, { readOnly }]) => !readOnly)
  const body = {
    ...Object.fromEntries(writable.map(([name]) => [name, record[name]])),
    ...(hasSwitch && { status: record['status'] }),
    updatedAt: record['updatedAt'],
  }
  return writable.flatMap(([name, { kind, immutable }]) => {
    if (immutable) return []
    if (kind === 'flag') return [{ ...body, [name]: record[name] === 1 ? 0 : 1 }]
    return kind === 'title' || kind === 'text' || kind === 'long' ? [{ ...body, [name]: `${textOf(record[name])} again` }] : []
  })
}

/** The fields that the history of the first accepted change lists though their values are the same; null if none is accepted. */
async function untrueOf(service: Service, record: Fields): Promise<readonly string[] | null> {
  const admin = await administrator
  const { name, id: idField, fields } = service.rules
  const id = Number(record[idField])
  for (const body of changedBodies(service, record)) {
    if ((await admin.callBadly(name, 'update', { id, body })).status !== 200) continue
    const after = await admin.succeed<Fields>(name, 'details', { id })
    const [entry] = await admin.succeed<readonly { readonly changes: readonly { readonly field: string }[] }[]>(name, 'history', { id })
    const same = Object.keys(fields).filter((field) => isSame(record[field], after[field]))
    return (entry?.changes ?? []).map(({ field }) => field).filter((label) => same.some((field) => fields[field]?.label === label))
  }
  return null
}

describe('the history of a changed record', () => {
  it.each(calculating.map((service) => [service.rules.name, service] as const))(
    'of %s lists no field whose value stayed the same',
    async (name, service) => {
      const { list = [] } = await (await administrator).succeed(name, 'list', { query: { pageSize: 20 } })
      for (const record of list) {
        const untrue = await untrueOf(service, record)
        if (untrue === null) continue
        expect([untrue, unchanged.includes(name)]).toEqual([[], false])
        return
      }
      expect(unchanged).toContain(name)
    },
  )
})
