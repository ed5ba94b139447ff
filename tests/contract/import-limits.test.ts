import { expect, it } from 'vitest'
import { importLimits } from '#machines/records/import-rules.ts'
import type { Schema } from '#mirage/schema-check.ts'
import { mostRows } from '#src/results/upload/upload-service.ts'
import { readContract } from '../support/contract-validator.ts'

const contract = readContract()
const schemas: Readonly<Record<string, Schema>> = Object(contract.components?.schemas)
const mostOf = (schema: Schema | undefined) => schema?.properties?.['rows']?.maxItems

it('a page takes as many rows from a file as its call does', () => {
  const centres: Schema = Object(contract.paths?.['/sms/centre/import']).post.requestBody.content['application/json'].schema
  expect([mostOf(centres), mostOf(schemas['UcasRowsRequest']), mostOf(schemas['UploadRequest'])]).toEqual([
    importLimits.rows,
    importLimits.rows,
    mostRows,
  ])
})
