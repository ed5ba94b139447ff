import { describe, expect, it } from 'vitest'
import { cleanMarkup } from '#mirage/resources/engine/markup.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { FieldRules } from '#openapi/resource-rules.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

type Fields = Readonly<Record<string, unknown>>

describe('markup that is stored, sent or saved', () => {
  it.each([
    ['<p>One</p>', '<p>One</p>'],
    ['<P CLASS="x">One<BR/></P>', '<p>One<br></p>'],
    ['<a href="javascript:x()">One</a>', '<a>One</a>'],
    ['<a href="//evil.example">One</a>', '<a>One</a>'],
    ['<a href="/dap/authoring/view/a_B?kind=question">One</a>', '<a href="/dap/authoring/view/a_B?kind=question">One</a>'],
    ['<svg/onload=x()>', ''],
    ['<<b>script>x()</script>', '&lt;<b>script>x()</b>'],
    ['a < b &amp; c > d', 'a &lt; b &amp; c > d'],
    ['<!-- <b> --><b>One</b>', '<b>One</b>'],
    ['<img src=x onerror="a>b">', ''],
  ])('makes %s to %s', (given, wanted) => expect(cleanMarkup(given)).toBe(wanted))
})

/** Records with formatted text that can be changed. */
const formatted: readonly (readonly [resource: ResourceName, status: number, field: string])[] = [
  ['Event', 1, 'description'],
  ['Question', 2, 'stem'],
  ['Paper', 2, 'formulaBooklet'],
  ['MessageTemplate', 2, 'content'],
  ['CertificateTemplate', 2, 'body'],
]

async function startWith(resource: ResourceName, status: number) {
  const { handle } = startAggregator()
  const records = await recordsAs(handle)
  const { list = [] } = await records.succeed(resource, 'list', { query: { statusId: status, pageSize: 1 } })
  const id = Number(Object.values(list[0] ?? {})[0])
  return { records, id }
}

describe.each(formatted)('the formatted text of %s %i', (resource, status, field) => {
  it('is stored clean', async () => {
    const { records, id } = await startWith(resource, status)
    const sent = '<p onclick="x()">One <a href="javascript:1">two</a></p><script>x()</script>'
    expect(await records.change(resource, id, { [field]: sent })).toMatchObject({ status: 200 })
    expect((await records.succeed<Fields>(resource, 'details', { id }))[field]).toBe('<p>One <a>two</a></p>')
  })

  it.each(['<p> </p>', '<p>&nbsp;<br></p>', '<script>x()</script>'])('has no words in %s', async (blank) => {
    const { records, id } = await startWith(resource, status)
    const { [field]: rules } = resourceRules[resource].fields as Readonly<Record<string, FieldRules>>
    const answer = await records.change(resource, id, { [field]: blank })
    if (rules?.required) expect(answer.data).toEqual({ fields: [{ field, description: recordTexts.required(rules.label) }] })
    else {
      expect(answer).toMatchObject({ status: 200 })
      expect((await records.succeed<Fields>(resource, 'details', { id }))[field]).toBeUndefined()
    }
  })
})
