import { paperTexts } from '#openapi/certificates/certificate-paper.ts'
import { mimeTypeOf, type StoredFile } from '#openapi/assets/file-types.ts'
import { toBase64 } from '../../files/bytes.ts'
import { bytesOf, objectAt } from '../../files/objects.ts'
import type { ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../engine/store.ts'
import { certificatePageOf, countDownload } from './certificate-page.ts'
import { paperFile } from './paper-file.ts'

/** A file as a data address, for a page that loads nothing; undefined where its bytes are gone. */
function asData({ storageKey, fileName }: StoredFile, { db }: PersonalStore): string | undefined {
  const object = objectAt(db, storageKey)
  return object ? `data:${mimeTypeOf(fileName)};base64,${toBase64(bytesOf(db, object))}` : undefined
}

/** A certificate as it is printed, with its pictures in it. */
export const wholePageOf = (record: ResourceRecord, store: PersonalStore) => certificatePageOf(record, (file) => asData(file, store), store)

/** A certificate as a file: the page of the portal; each counts as a download. */
export async function certificateFile(record: ResourceRecord, store: PersonalStore): Promise<{ name: string; text: string }> {
  countDownload(record, store)
  const page = await wholePageOf(record, store)
  return {
    name: `${page.certificateNumber}.html`,
    text: paperFile({ ...page, title: paperTexts.title(page.certificateNumber), certified: page }),
  }
}
