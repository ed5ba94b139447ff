import { describe, expect, it } from 'vitest'
import { submodule } from '#openapi/generated/resources/masters/submodule.ts'
import { readReferences, writeReferences } from '#src/resources/form/named-references.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })

describe('the address of a new record', () => {
  it('names the record by which its list is narrowed, and the form begins with that one', () => {
    const search = writeReferences(submodule, codec, { moduleId: ['310'] })
    expect(search).toMatch(/^\?moduleId=[\w-]{20,}$/)
    expect(readReferences(submodule, codec, search)).toEqual({ moduleId: 310 })
  })

  it('names none of several, and nothing that is no reference of the record', () => {
    expect(writeReferences(submodule, codec, { moduleId: ['310', '311'], weight: ['50'] })).toBe('')
    const other = String(new URLSearchParams({ programId: codec.encrypt('1') ?? '', moduleId: '310' }))
    expect(readReferences(submodule, codec, other)).toEqual({})
  })
})
