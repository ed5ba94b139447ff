import { describe, expect, it } from 'vitest'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { course } from '#openapi/generated/resources/courses/course.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { contactStaging } from '#openapi/generated/resources/contacts/contact-staging.ts'
import { user } from '#openapi/generated/resources/rights/user.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { recordActs } from '#src/resources/list/record-acts.tsx'
import { recordTexts } from '#src/resources/texts.ts'

const rowOf = (status: number | string) => ({ id: '1', name: 'Ada', status })

/** The acts that change a status, each with those of the statuses in which it can be done. */
const switches = (rules: ResourceRules, statuses: readonly (number | string)[], { modify = true, publish = true } = {}) =>
  recordActs(rules, { modify, delete: true, publish }).flatMap(({ id, label, mayChange = () => true }) =>
    id.startsWith('status:') ? [[id, label, statuses.filter((status) => mayChange(rowOf(status)))]] : [],
  )

describe('the acts on chosen rows', () => {
  it('switch on and off a record without a lifecycle', () => {
    expect(switches(year, [1, -1])).toEqual([
      ['status:1', 'Activate', [-1]],
      ['status:-1', 'Deactivate', [1]],
    ])
  })

  it.each([user, curriculum])('are the steps of a lifecycle that take a record in and out of use: $noun', (rules) => {
    expect(switches(rules, [2, 1, -1])).toEqual([
      ['status:1', 'Activate', [-1]],
      ['status:-1', 'Deactivate', [1]],
    ])
  })

  it('publish what waits for it, with the right to', () => {
    expect(switches(course, [2, 9, 8, 12, -1])).toEqual([
      ['status:8', 'Publish', [9]],
      ['status:-1', 'Deactivate', [8, 12]],
    ])
    expect(switches(course, [9], { publish: false }).map(([id]) => id)).toEqual(['status:-1'])
    expect(switches(course, [9], { modify: false }).map(([id]) => id)).toEqual(['status:8'])
  })

  it('make invoices ready and issue them, the latter with the right to publish', () => {
    const statuses = ['Draft', 'Ready to Invoice', 'Pending', 'Paid']
    expect(switches(invoice, statuses)).toEqual([
      ['status:Ready to Invoice', 'Ready', ['Draft']],
      ['status:Pending', 'Issue', ['Ready to Invoice']],
    ])
    expect(switches(invoice, statuses, { publish: false }).map(([, label]) => label)).toEqual(['Ready'])
    expect(switches(paymentRequest, statuses)).toEqual([])
  })

  it('deactivate only what its list lets be deactivated, and no row twice', () => {
    const acts = recordActs(
      year,
      { modify: true, delete: true, publish: true },
      { contactType: null, mayDeactivate: ({ id }) => id !== '2' },
    )
    const deactivate = acts.find(({ label }) => label === 'Deactivate')
    const rows = [rowOf(1), { ...rowOf(1), id: '2' }, rowOf(-1)]
    expect(rows.map((row) => deactivate?.mayChange?.(row))).toEqual([true, false, false])
    expect(deactivate?.offReason).toBe('None of them can be deactivated.')
  })

  it('edit and delete only what its list lets be edited and deleted', () => {
    const [open, deletable, other] = ['1', '2', '3'].map((id) => ({ ...rowOf(1), id }))
    const acts = recordActs(
      year,
      { modify: true, delete: true, publish: true },
      { contactType: null, isOpen: ({ id }) => id === '1', mayDelete: ({ id }) => id === '2' },
    )
    const offOf = (label: string) => acts.find((act) => act.label === label)
    const left = (label: string) => [open, deletable, other].filter((row) => row && offOf(label)?.mayChange?.(row))
    expect([left('Edit'), left('Delete')]).toEqual([[open], [deletable]])
    expect([offOf('Edit')?.offReason, offOf('Delete')?.offReason]).toEqual(['None of them can be changed.', 'None of them can be deleted.'])
  })

  it('say what becomes of the chosen invoices', () => {
    const acts = recordActs(invoice, { modify: true, delete: true, publish: true })
    const issue = acts.find(({ label }) => label === 'Issue')
    expect([issue?.question?.(3), issue?.offReason]).toEqual([
      'Are you sure you want to issue these 3 Invoices?',
      'None of them can be issued.',
    ])
  })

  it('are none where a lifecycle has no such steps, or the right is missing', () => {
    expect([switches(contactStaging, [9, 10]), switches(user, [1], { modify: false })]).toEqual([[], []])
  })
})

it('asks about a step by its own word', () => {
  expect(recordTexts.moveQuestion(application, 'Withdraw')).toBe('Are you sure you want to withdraw this Application?')
})
