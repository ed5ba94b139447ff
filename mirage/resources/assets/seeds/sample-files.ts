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
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" role="img"><rect width="320" height="200" fill="#ffffff"/><path d="M0 200v-16l96-34 60 22 74-46 90 58v16z" fill="#e9eef5"/></svg>',
    ),
    checksum: 'c64d968d4866b9e49323cbbe6bcd80a835e99038e1a5936817ed1dfa535f1900',
  },
  png: {
    bytes: samplePng([240, 160, 90]),
    checksum: '1b3e445b2e1abc109c53bf367adb3144ce927172ffa260123b3dc9f79fae4073',
  },
  wave: {
    bytes: encoded(
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240" viewBox="0 0 480 240" role="img" fill="none" stroke="#161314" stroke-width="2"><rect width="480" height="240" fill="#ffffff" stroke="none"/><path d="M50 146H450m-10-6 10 6-10 6M50 216V30m-6 10 6-10 6 10"/><path stroke-width="3.5" d="M64 146C80 112 96 82 112 82C147 82 173 210 208 210S269 82 304 82S365 210 400 210"/><path d="M112 76V46M304 76V46M112 56H304m-182-6-10 6 10 6m172-12 10 6-10 6"/><g fill="#161314" stroke="none" font-family="serif" font-style="italic" font-size="24"><text x="202" y="48">λ</text><text x="446" y="172">x</text><text x="24" y="40">y</text></g></svg>',
    ),
    checksum: '3afd775d69d41479ced2d490b37cfe1b0f3edb75b8488f04e332da9323e88074',
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
    checksum: '7c1acb2faea6d6a47618e616ed0662c002fcdecd59767405dd4468f8e9dd1d7f',
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
