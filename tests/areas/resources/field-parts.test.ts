import { describe, expect, it } from 'vitest'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { definitionsOf } from '#src/resources/view/FieldParts.tsx'
import { partsBeside } from '#src/resources/view/parts-beside.ts'
import { storedRecord } from '#tests/areas/people/stored-record.ts'

it('gives a file whose cell shows what is in it the whole width, and a file that is only named its column', () => {
  const widthsWith = (cells: Parameters<typeof definitionsOf>[0]['cells']) =>
    definitionsOf({ rules: resourceRules.Asset, record: storedRecord(), cells, linkTo: () => null }, ['file', 'folderId']).map(
      ({ isWide }) => isWide,
    )
  expect(widthsWith({ file: () => null })).toEqual([true, false])
  expect(widthsWith({})).toEqual([false, false])
})

describe('the parts of an overview beside a panel of facts', () => {
  it('leave out the fields that the panel shows, and parts that are empty then', () => {
    const parts = { '': ['city', 'countryId'], Contract: ['contractStart', 'currency'], Size: ['capacity'] }
    expect(partsBeside(['currency', 'capacity'], parts)).toEqual({ '': ['city', 'countryId'], Contract: ['contractStart'] })
  })

  it('stay whole where they show nothing else', () => {
    expect(partsBeside(['moduleCount'], { '': ['moduleCount'] })).toEqual({ '': ['moduleCount'] })
  })
})
