import { contentError } from '#openapi/assets/file-content.ts'
import { arePictures, fileError, fileTexts, type StoredFile } from '#openapi/assets/file-types.ts'
import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
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

type FieldMap = ResourceRules['fields']

const hasFiles = (rules: FieldMap): boolean =>
  Object.values(rules).some(({ kind, fields }) => kind === 'file' || (kind === 'rows' && hasFiles(fields ?? {})))

interface PlacedFile {
  /** `file`, or `files.0.file` in a row. */
  readonly path: string
  readonly rules: FieldRules
  readonly file: StoredFile
}

/** What of a record are files, or should be: its own ones, and those of its rows. */
const filesOf = (rules: FieldMap, fields: Fields, at = ''): readonly PlacedFile[] =>
  Object.entries(rules).flatMap(([name, field]) => {
    const path = `${at}${name}`
    const file = fields[name] as StoredFile | undefined
    if (field.kind === 'file') return isFields(file) ? [{ path, rules: field, file }] : []
    const rows = field.kind === 'rows' ? fields[name] : undefined
    if (!Array.isArray(rows)) return []
    return rows.flatMap((row, index) => (isFields(row) ? filesOf(field.fields ?? {}, row, `${path}.${index}.`) : []))
  })

/** The keys that records name, of what is stored now. */
export function namedKeys(db: Db, services: Services): ReadonlySet<string> {
  const withFiles = Object.values(services).filter(({ rules }: Service) => hasFiles(rules.fields))
  return new Set(
    withFiles.flatMap(({ rules, heldKeys }: Service) =>
      db
        .records(rules.name)
        .where()
        .flatMap(({ fields }) => [...filesOf(rules.fields, fields).map(({ file }) => file.storageKey), ...(heldKeys?.(fields) ?? [])]),
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
export function fileBreaches({ rules }: Service, { fields, record }: Draft, store: PersonalStore): Breach[] {
  const kept = new Set(record ? filesOf(rules.fields, record.fields).map(({ file }) => file.storageKey) : [])
  return filesOf(rules.fields, fields).flatMap(({ path, rules: { files = [] }, file }) => {
    const text = fileError({ ...file }, files) ?? breachOf(file, kept.has(file.storageKey), store)
    return text === null ? [] : [[path, text] as const]
  })
}

/**
 * A link to the file at a path of a record, such as `file` or `files.0.file`. Whoever sees the record sees its pictures;
 * other files are to be downloaded.
 */
export function linkToFile({ rules }: Service, { fields }: ResourceRecord, path: string, { db, menu, clock }: PersonalStore) {
  const found = filesOf(rules.fields, fields).find((one) => one.path === path)
  if (!found) throw new RecordRefusal(404, 'There is no file.')
  if (!arePictures(found.rules.files ?? []) && !isAllowed(menu, { permission: 'Download', component: rules.components }))
    throw new RecordRefusal(403, 'You do not have permission to do this.')
  const { storageKey, fileName } = found.file
  const { link, expiresAt } = createLink(db, clock.now(), { storageKey, name: fileName })
  return { link, fileName, expiresAt: { date: toDateTime(expiresAt) } }
}
