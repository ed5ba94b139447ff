import { expect, it } from 'vitest'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { definitionsOf } from '#src/resources/view/FieldParts.tsx'
import { storedRecord } from '#tests/areas/people/stored-record.ts'

it('gives a file whose cell shows what is in it the whole width, and a file that is only named its column', () => {
  const widthsWith = (cells: Parameters<typeof definitionsOf>[0]['cells']) =>
    definitionsOf({ rules: resourceRules.Asset, record: storedRecord(), cells, linkTo: () => null }, ['file', 'folderId']).map(
      ({ isWide }) => isWide,
    )
  expect(widthsWith({ file: () => null })).toEqual([true, false])
  expect(widthsWith({})).toEqual([false, false])
})
