import type { StoredFile } from '#openapi/assets/file-types.ts'
import type { Db } from '../../../db.ts'
import { addPart } from '../../../files/objects.ts'
import { samplePng } from '../../../fixtures/sample-png.ts'
import { samplePdf, storeSamplePdf } from '../../../fixtures/sample-pdf.ts'
import type { SeedDays } from '../../engine/service.ts'

const keyOf = (name: string) => `asset-management/2026/sample-${name}`

/** Most of the seeded assets show the same page. */
export const sampleKey = 'asset-management/2026/sample'

const encoded = (text: string) => new TextEncoder().encode(text)

/** Small files of other types; a digest cannot be had at once where seeds are made. The last one only says that it is large. */
const samples = {
  svg: {
    bytes: encoded(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" role="img"><rect width="320" height="200" fill="#e8eef6"/><circle cx="250" cy="56" r="22" fill="#ffffff"/><path d="M0 200V140l80-70 60 50 60-40 120 90v30z" fill="#6b7fa3"/></svg>',
    ),
    checksum: 'b9f42315badde6f5a59f52798ecb28946b3fef29c210269172a74896a0841893',
  },
  png: {
    bytes: samplePng([240, 160, 90]),
    checksum: '42743b745b599072a03f57446ac81e747b28153cd3705aacfa2ad43d7ab024f0',
  },
  csv: {
    bytes: encoded('Item,Amount,Currency\nRegistration,120.00,GBP\nModule,85.50,GBP\n'),
    checksum: 'af1a6d2a56979b8c431e90a7c879044a4b903c4b9b93c6da38bd895c6a2d725a',
  },
  txt: {
    bytes: encoded('Prices are reviewed each September.\nQuestions go to the finance team.\n'),
    checksum: '7cbe78a2a8a0e470fac13074657078d2a5d82520231164491d1cd160e2617e3e',
  },
  poster: {
    bytes: samplePng([90, 110, 160], { width: 20_000, height: 10_000 }),
    checksum: '425115f420b231878c982618bba8988b27a45bb017884add49b74c9ef375f6df',
  },
} as const

/** A file of a kind, as a seed names it. */
export const sampleFile = (kind: keyof typeof samples, fileName: string): StoredFile => ({
  fileName,
  storageKey: keyOf(kind),
  sizeBytes: samples[kind].bytes.length,
  checksum: samples[kind].checksum,
})

/** The page that most assets show. */
export const samplePage = (fileName: string): StoredFile => samplePdf(fileName, sampleKey)

/** Puts the bytes of all of them into the bucket. */
export function storeSampleFiles(db: Db, { today }: SeedDays): void {
  const createdAt = Date.parse(today)
  storeSamplePdf(db, sampleKey, createdAt)
  for (const [kind, { bytes, checksum }] of Object.entries(samples))
    addPart(db, db.storedObjects.insert({ storageKey: keyOf(kind), sizeBytes: bytes.length, heldBytes: 0, checksum, createdAt }), bytes)
}
