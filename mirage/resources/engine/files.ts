import { contentError } from '#openapi/assets/file-content.ts'
import { arePictures, fileError, fileTexts, type StoredFile } from '#openapi/assets/file-types.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import { toDateTime } from '../../clock.ts'
import type { Db } from '../../db.ts'
import { createLink } from '../../files/links.ts'
import { bytesOf, objectAt } from '../../files/objects.ts'
import type { ResourceRecord } from '../../models.ts'
import type { Draft } from './check.ts'
import { RecordRefusal } from './refusal.ts'
import type { Breach, Fields, Service, Services } from './service.ts'
import type { PersonalStore } from './store.ts'
import { isFields } from './values.ts'

const fileFields = ({ fields }: ResourceRules) => Object.entries(fields).filter(([, { kind }]) => kind === 'file')

/** What of a record are files, or should be. */
const filesOf = (rules: ResourceRules, fields: Fields): readonly (readonly [string, StoredFile])[] =>
  fileFields(rules).flatMap(([name]) => {
    const file = fields[name] as StoredFile | undefined
    return isFields(file) ? [[name, file] as const] : []
  })

/** The keys that records name, of what is stored now. */
export function namedKeys(db: Db, services: Services): ReadonlySet<string> {
  const withFiles = Object.values(services).filter(({ rules }: Service) => fileFields(rules).length > 0)
  return new Set(
    withFiles.flatMap(({ rules, heldKeys }: Service) =>
      db
        .records(rules.name)
        .where()
        .flatMap(({ fields }) => [...filesOf(rules, fields).map(([, { storageKey }]) => storageKey), ...(heldKeys?.(fields) ?? [])]),
    ),
  )
}

function breachOf(file: StoredFile, isKept: boolean, { db, services }: PersonalStore): string | null {
  const object = objectAt(db, file.storageKey)
  if (!object || object.checksum !== file.checksum || object.sizeBytes !== file.sizeBytes) return fileTexts.missing
  // Who names the file of another record would read it.
  if (!isKept && namedKeys(db, services).has(file.storageKey)) return fileTexts.missing
  return contentError(file.fileName, bytesOf(db, object))
}

/** Files of a draft that have not arrived, or are not what their names say. */
export const fileBreaches = ({ rules }: Service, { fields, record }: Draft, store: PersonalStore): Breach[] =>
  filesOf(rules, fields).flatMap(([name, file]) => {
    const before = record?.fields[name] as StoredFile | undefined
    const text = fileError({ ...file }, rules.fields[name]?.files ?? []) ?? breachOf(file, before?.storageKey === file.storageKey, store)
    return text === null ? [] : [[name, text] as const]
  })

/** A link to a file of a record. Whoever sees the record sees its pictures; other files are to be downloaded. */
export function linkToFile({ rules }: Service, { fields }: ResourceRecord, name: string, { db, menu, clock }: PersonalStore) {
  const isPicture = arePictures(rules.fields[name]?.files ?? [])
  if (!isPicture && !isAllowed(menu, { permission: 'Download', component: rules.components }))
    throw new RecordRefusal(403, 'You do not have permission to do this.')
  const file = filesOf(rules, fields).find(([field]) => field === name)?.[1]
  if (!file) throw new RecordRefusal(404, 'There is no file.')
  const { link, expiresAt } = createLink(db, clock.now(), { storageKey: file.storageKey, name: file.fileName })
  return { link, fileName: file.fileName, expiresAt: { date: toDateTime(expiresAt) } }
}
