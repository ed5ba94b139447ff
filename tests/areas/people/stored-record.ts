import type { StoredRecord } from '#src/resources/record-types.ts'

/** A record as the engine handles it, with what a test says of it. */
export const storedRecord = (given: Partial<StoredRecord> = {}): StoredRecord => ({
  id: '1',
  name: '',
  status: 1,
  fields: {},
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
  names: {},
  ...given,
})
