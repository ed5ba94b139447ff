import { expect, it } from 'vitest'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { definitionsOf } from '#src/resources/view/FieldParts.tsx'

it('gives a file whose cell shows what is in it the whole width, and a file that is only named its column', () => {
  const record: StoredRecord = {
    id: '1',
    name: 'Past paper',
    status: 1,
    fields: {},
    createdAt: '',
    updatedAt: '',
    updatedBy: '',
    names: {},
  }
  const widthsWith = (cells: Parameters<typeof definitionsOf>[0]['cells']) =>
    definitionsOf({ rules: resourceRules.Asset, record, cells, linkTo: () => null }, ['file', 'folderId']).map(({ isWide }) => isWide)
  expect(widthsWith({ file: () => null })).toEqual([true, false])
  expect(widthsWith({})).toEqual([false, false])
})
