import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GivenFields } from '#openapi/check-record.ts'
import type { FieldRules } from '#openapi/resource-rules.ts'
import { resourceForm } from '#machines/records/resource-form.ts'
import { typedFields, wireFields, type TypedFields, type TypedValue } from '#machines/records/typed-values.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'

const dates = { parse: parseEntry, format: formatCivil }

const deliveries = [
  { value: 1, label: 'On Campus' },
  { value: 2, label: 'Online' },
]

const fields = {
  eventName: { kind: 'title', label: 'Name', required: true, maxLength: 100 },
  notes: { kind: 'long', label: 'Notes' },
  number: { kind: 'text', label: 'Number', maxLength: 10, pattern: '^[0-9]{10}$', message: 'Enter 10 digits.', groups: [3, 3, 4] },
  email: { kind: 'email', label: 'E-mail' },
  heldOn: { kind: 'date', label: 'Held on' },
  startsAt: { kind: 'time', label: 'Starts at' },
  places: { kind: 'integer', label: 'Places', minimum: 1, maximum: 5000 },
  weight: { kind: 'number', label: 'Weight' },
  discount: { kind: 'percent', label: 'Discount' },
  feeMinor: { kind: 'money', label: 'Fee' },
  isOpen: { kind: 'flag', label: 'Open' },
  delivery: { kind: 'choice', label: 'Delivery', choices: deliveries },
  deliveries: { kind: 'choices', label: 'Deliveries', choices: deliveries },
  countryId: { kind: 'reference', label: 'Country', of: 'Country' },
  centreIds: { kind: 'references', label: 'Centres', of: 'Centre' },
  tags: { kind: 'texts', label: 'Tags' },
  mail: {
    kind: 'group',
    label: 'Mail',
    fields: { subject: { kind: 'text', label: 'Subject' }, copies: { kind: 'integer', label: 'Copies' } },
  },
  days: {
    kind: 'rows',
    label: 'Days',
    noun: 'day',
    fields: {
      dayId: { kind: 'rowId', label: 'Id' },
      dayName: { kind: 'title', label: 'Name', required: true },
      on: { kind: 'date', label: 'On', required: true },
    },
  },
  total: { kind: 'integer', label: 'Total', readOnly: true },
} as const satisfies Readonly<Record<string, FieldRules>>

const form = resourceForm({ fields }, { dates })

/** Only the named fields are typed in; the rest of the form is new. */
const typed = (values: TypedFields): TypedFields => ({ ...form.empty, ...values })
const sent = (values: TypedFields) => form.given(typed({ isOpen: null, ...values }))
const wrong = (values: TypedFields) => Object.fromEntries(form.wrong(typed({ eventName: 'Fair', ...values }), form.empty))

describe('a new form', () => {
  it('has every field that a person writes, empty, and what it is told to begin with', () => {
    expect(form.empty).toEqual({
      eventName: '',
      notes: '',
      number: '',
      email: '',
      heldOn: '',
      startsAt: '',
      places: '',
      weight: '',
      discount: '',
      feeMinor: '',
      isOpen: 0,
      delivery: null,
      deliveries: [],
      countryId: null,
      centreIds: [],
      tags: [],
      mail: { subject: '', copies: '' },
      days: [],
    })
    expect(resourceForm({ fields }, { dates, initial: { isOpen: 1 } }).empty).toEqual({ ...form.empty, isOpen: 1 })
  })

  it('sends nothing but its switch', () => {
    expect(form.given(form.empty)).toEqual({ isOpen: 0 })
  })
})

describe('what is typed travels as', () => {
  it.each<[string, string, TypedValue, unknown]>([
    ['a text without outer spaces', 'eventName', '  Fair ', 'Fair'],
    ['nothing where there are only spaces', 'notes', '  ', undefined],
    ['digits without the hyphens between their groups', 'number', ' 123-456-7890', '1234567890'],
    ['digits without blanks and typographic hyphens', 'number', '123 456\u20117890', '1234567890'],
    ['nothing where there are only hyphens', 'number', ' - ', undefined],
    ['a day', 'heldOn', ' 1/2/2027 ', '2027-02-01'],
    ['a whole number', 'places', '1,250', 1250],
    ['a number', 'weight', '-0.5', -0.5],
    ['whole minor units', 'feeMinor', '1250', 125000],
    ['whole minor units of a grouped amount', 'feeMinor', '1,250.5', 125050],
    ['whole minor units without an error of rounding', 'feeMinor', '1.10', 110],
    ['an amount below nothing', 'feeMinor', '-0.05', -5],
    ['nothing where nothing is chosen', 'delivery', null, undefined],
    ['no empty list', 'centreIds', [], undefined],
    ['texts without blank ones', 'tags', [' a ', ' '], ['a']],
    ['no group without content', 'mail', { subject: ' ', copies: '' }, undefined],
    ['a group of its own values', 'mail', { subject: 'Hello', copies: '2' }, { subject: 'Hello', copies: 2 }],
    [
      'rows without their keys',
      'days',
      [{ key: 4, fields: { dayId: 8, dayName: 'First', on: '01/02/2027' } }],
      [{ dayId: 8, dayName: 'First', on: '2027-02-01' }],
    ],
  ])('%s', (_, name, value, wire) => {
    expect(sent({ [name]: value })).toEqual(wire === undefined ? {} : { [name]: wire })
  })
})

describe('what is wrong', () => {
  it.each<[string, TypedValue, Readonly<Record<string, string>>]>([
    ['eventName', ' ', { eventName: 'Name should not be blank!' }],
    ['number', '123-456-789', { number: 'Enter 10 digits.' }],
    ['number', '123-456-7890', {}],
    ['heldOn', '31/04/2027', { heldOn: 'Invalid Date' }],
    ['heldOn', '2027-04-01', { heldOn: 'Invalid Date' }],
    ['places', 'many', { places: 'Enter a whole number.' }],
    ['places', '1.5', { places: 'Enter a whole number.' }],
    ['places', '0', { places: 'Enter a value from 1 to 5000.' }],
    ['places', '12,50', { places: 'Enter a whole number.' }],
    ['weight', '1e3', { weight: 'Enter a number.' }],
    ['weight', 'Infinity', { weight: 'Enter a number.' }],
    ['discount', '101', { discount: 'Enter a value from 0 to 100.' }],
    ['feeMinor', '12.345', { feeMinor: 'Enter an amount like 1250.00.' }],
    ['feeMinor', '£12', { feeMinor: 'Enter an amount like 1250.00.' }],
    ['feeMinor', '1.250,50', { feeMinor: 'Enter an amount like 1250.00.' }],
    // In the units in which it is typed.
    ['feeMinor', '-5', { feeMinor: 'Enter a value from 0.00 to 9999999999.99.' }],
    ['mail', { subject: '', copies: 'two' }, { 'mail.copies': 'Enter a whole number.' }],
    ['days', [{ key: 3, fields: { dayName: 'First', on: '1.2.2027' } }], { 'days.0.on': 'Invalid Date' }],
    ['startsAt', '24:00', { startsAt: 'Enter a time from 00:00 to 23:59.' }],
  ])('%s: %j', (name, value, errors) => {
    expect(wrong({ [name]: value })).toEqual(errors)
  })

  it('is told by the form’s own rules too, after those of the field itself', () => {
    const check = (given: GivenFields) =>
      new Map([
        ['places', 'Too many for the room.'],
        ['notes', `Say why ${String(given['eventName'])} is held.`],
      ])
    const checked = resourceForm({ fields }, { dates, check })
    expect(Object.fromEntries(checked.wrong(typed({ eventName: 'Fair', places: '0' }), form.empty))).toEqual({
      places: 'Enter a value from 1 to 5000.',
      notes: 'Say why Fair is held.',
    })
  })

  it('is told by them what has changed of the stored record alone', () => {
    const check = (given: GivenFields, stored: GivenFields) =>
      new Map(given['places'] === stored['places'] ? [] : [['places', 'The room is booked.']])
    const checked = resourceForm({ fields }, { dates, check })
    const before = typed({ eventName: 'Fair', places: '20' })
    expect([...checked.wrong(before, before)]).toEqual([])
    expect([...checked.wrong({ ...before, places: '30' }, before)]).toEqual([['places', 'The room is booked.']])
  })
})

describe('an edit', () => {
  const names = (shown: TypedFields) =>
    (shown['days'] as readonly { key: number; fields: TypedFields }[]).map(({ key, fields: day }) => [key, day['dayName']])

  it('sets fields and leaves the others', () => {
    expect(form.edited(typed({ notes: 'kept' }), { kind: 'set', values: { eventName: 'Fair', places: '5' } })).toEqual(
      typed({ notes: 'kept', eventName: 'Fair', places: '5' }),
    )
  })

  it('adds rows with keys of their own, sets and removes them', () => {
    const steps = [
      { kind: 'row.add', field: 'days' },
      { kind: 'row.add', field: 'days', values: { dayName: 'Second' } },
      { kind: 'row.set', field: 'days', key: 0, values: { dayName: 'First' } },
    ] as const
    const two = steps.reduce(form.edited, form.empty)
    expect(two['days']).toEqual([
      { key: 0, fields: { dayId: null, dayName: 'First', on: '' } },
      { key: 1, fields: { dayId: null, dayName: 'Second', on: '' } },
    ])
    const one = form.edited(two, { kind: 'row.remove', field: 'days', key: 0 })
    expect(names(form.edited(one, { kind: 'row.add', field: 'days' }))).toEqual([
      [1, 'Second'],
      [2, ''],
    ])
  })
})

describe('two forms', () => {
  it('are the same when they would be sent alike', () => {
    expect(form.same(typed({ feeMinor: '1250', eventName: 'Fair' }), typed({ feeMinor: '1,250.00', eventName: ' Fair ' }))).toBe(true)
    expect(
      form.same(typed({ days: [{ key: 1, fields: { dayName: 'A' } }] }), typed({ days: [{ key: 7, fields: { dayName: 'A' } }] })),
    ).toBe(true)
  })

  it('differ by what is unreadable in them', () => {
    expect(form.same(typed({ feeMinor: 'much' }), typed({ feeMinor: 'more' }))).toBe(false)
    expect(form.same(typed({ feeMinor: 'much' }), typed({}))).toBe(false)
  })

  it('are tidied without spaces around texts, in groups and rows too', () => {
    expect(
      form.tidied(typed({ eventName: ' Fair ', mail: { subject: ' Hi ', copies: '' }, days: [{ key: 2, fields: { dayName: ' A ' } }] })),
    ).toEqual(
      typed({ eventName: 'Fair', mail: { subject: 'Hi', copies: '' }, days: [{ key: 2, fields: { dayId: null, dayName: 'A', on: '' } }] }),
    )
  })
})

describe('a stored record', () => {
  const word = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text && text !== '')
  const day = fc
    .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const id = fc.integer({ min: 1, max: 1e9 })
  const hundredths = fc.integer({ min: -1e9, max: 1e9 }).map((units) => units / 100 || 0)
  const record = fc.record(
    {
      eventName: word,
      notes: word,
      heldOn: day,
      places: fc.integer(),
      weight: hundredths,
      discount: hundredths,
      feeMinor: fc.integer({ min: -1e12, max: 1e12 }),
      isOpen: fc.constantFrom(0, 1),
      delivery: fc.constantFrom(1, 2),
      deliveries: fc.subarray([1, 2], { minLength: 1 }),
      countryId: id,
      centreIds: fc.uniqueArray(id, { minLength: 1, maxLength: 5 }),
      tags: fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
      mail: fc.record({ subject: word, copies: fc.nat() }),
      days: fc.array(fc.record({ dayId: id, dayName: word, on: day }), { minLength: 1, maxLength: 4 }),
    },
    { requiredKeys: [] },
  )

  it('is sent as it was read, whatever is left out of it', () => {
    fc.assert(
      fc.property(record, (given) => {
        expect(wireFields(fields, typedFields(fields, given, dates), dates)).toEqual(given)
      }),
    )
  })

  it('is the same form after it was sent and read again', () => {
    fc.assert(
      fc.property(record, (given) => {
        const shown = form.fieldsOf(given)
        expect(form.same(form.fieldsOf(form.given(form.tidied(shown))), shown)).toBe(true)
      }),
    )
  })

  it('shows nothing of what the server alone writes, and sends none of it', () => {
    const shown = form.fieldsOf({ eventName: 'Fair', total: 7, updatedAt: 'then' })
    expect([shown['total'], form.given(shown)]).toEqual([undefined, { eventName: 'Fair' }])
  })

  it('shows money and days as they are typed', () => {
    const shown = form.fieldsOf({ feeMinor: 125050, heldOn: '2027-02-01' })
    expect([shown['feeMinor'], shown['heldOn']]).toEqual(['1250.50', '01/02/2027'])
    expect(form.fieldsOf({ feeMinor: -5 })['feeMinor']).toBe('-0.05')
  })
})

it('never throws, whatever is typed', () => {
  const anything = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string()), fc.constant({}))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(fields)), anything), (values) => {
      const shown = typed(values)
      form.wrong(shown, form.empty)
      form.same(shown, form.tidied(shown))
    }),
  )
})

describe('digits that are read in groups', () => {
  it('stand in their groups in the form, which is not changed by that', () => {
    const shown = form.fieldsOf({ eventName: 'Fair', number: '1234567890' })
    expect(shown['number']).toBe('123-456-7890')
    expect(form.same(shown, { ...shown, number: '1234567890' })).toBe(true)
  })

  it('stand in them once the form is saved', () => {
    expect(form.tidied(typed({ number: ' 123-456 7890 ' }))['number']).toBe('123-456-7890')
  })

  it('are left as they are where there are more or fewer of them', () => {
    expect(form.fieldsOf({ number: '12345' })['number']).toBe('12345')
  })
})
