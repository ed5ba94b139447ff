import { writeXlsx } from 'hucre'
import type { ResultDownloadRequest, ResultDownloadsAnswer } from '#openapi/generated/schema.d.ts'
import { result } from '#openapi/generated/resources/results/result.ts'
import { csvOf } from '../../files/csv.ts'
import { linkToMade } from '../../files/serve-file.ts'
import { zipOf } from '../../files/file-archive.ts'
import type { Account, ResourceRecord } from '../../models.ts'
import { RecordRefusal, refuse } from '../engine/refusal.ts'
import { seenIn } from '../engine/calls.ts'
import { pageOf } from '../engine/list.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { certificateFile } from '../certificates/certificate-file.ts'
import { isHidden, type ResultFields } from './marks.ts'
import { transcriptsOf } from './transcripts.ts'

/** The flag of the sign-in answer that each kind of file needs. */
export const flagOf = {
  csv: 'csvDownloadFlag',
  excel: 'excelResultsDownloadFlag',
  bulk: 'bulkDownloadFlag',
  certificate: 'eCertificateFlag',
  transcript: 'eTranscriptFlag',
} as const satisfies Readonly<Record<string, keyof Account['downloadResultFlags']>>

type ResultDownload = keyof typeof flagOf

const columns = [
  'studentId',
  'studentRef',
  'centreId',
  'resultIntakeId',
  'moduleId',
  'attempt',
  'rawMark',
  'moderatedMark',
  'finalMark',
  'grade',
  'points',
  'outcome',
] as const
const resources = { studentId: 'Student', centreId: 'Centre', resultIntakeId: 'ResultSet', moduleId: 'Module' } as const

const head = columns.map((name) => result.fields[name].label)

/** The cells of a row; what is a number stays one, so that a workbook can compute with it. */
function cellsOf({ fields }: ResourceRecord, store: PersonalStore): (string | number)[] {
  return columns.map((name) => {
    const value = fields[name]
    const resource = name in resources ? resources[name as keyof typeof resources] : null
    if (resource !== null) return store.named(resource, Number(value))
    return typeof value === 'number' ? value : textOf(value)
  })
}

const active = 1

/** The results that a call asks for, of those that the caller may see at the moment; active ones alone unless its list says otherwise. */
function wanted({ resultIntakeId, studentId = [], resultId, list }: ResultDownloadRequest, store: PersonalStore): ResourceRecord[] {
  const students = new Set(studentId)
  const chosen = resultId && new Set(resultId)
  const service = store.services.Result
  const found = seenIn(service, store).filter(
    ({ id, fields }) =>
      (resultIntakeId === undefined || fields['resultIntakeId'] === resultIntakeId) &&
      (students.size === 0 || students.has(Number(fields['studentId']))) &&
      (chosen?.has(id) ?? true),
  )
  if (list === undefined) return chosen ? found : found.filter(({ status }) => status === active)
  const { filters = {}, ...shown } = list
  return [...pageOf(service, found, { ...filters, ...shown, pageNo: 1, pageSize: found.length }, store).records]
}

const byStudent = (rows: readonly ResourceRecord[]): ReadonlyMap<number, ResourceRecord[]> => {
  const found = new Map<number, ResourceRecord[]>()
  for (const row of rows) {
    const id = Number(row.fields['studentId'])
    found.set(id, [...(found.get(id) ?? []), row])
  }
  return found
}

/** The student and the set of a result, or of a certificate. */
const awardKey = ({ fields }: ResourceRecord): string => `${textOf(fields['studentId'])} ${textOf(fields['resultIntakeId'])}`

/** Whether a result holds back the certificate of its set: for open fees, or as it prints a mark that is not shown. */
const holdsBack = (result: ResultFields): boolean => result.certificateDownload === 0 || isHidden(result) || result.outcome === 'Withheld'

/** The valid certificates of students by the results that the caller sees, as they were issued, but for those that are held back. */
function certificatesOf(rows: readonly ResourceRecord[], store: PersonalStore) {
  const seen = new Set(rows.map(awardKey))
  const heldBack = new Set(
    store.db
      .records('Result')
      .where(({ fields }) => holdsBack(fields as ResultFields))
      .map(awardKey),
  )
  return store
    .records('Certificate')
    .where((certificate) => certificate.status === 'Valid' && seen.has(awardKey(certificate)) && !heldBack.has(awardKey(certificate)))
    .map((record) => certificateFile(record, store))
}

interface Made {
  readonly fileName: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const encode = (text: string) => new TextEncoder().encode(text)

/** An archive of texts. */
const zipOfTexts = (files: readonly { name: string; text: string }[]) =>
  zipOf(files.map(({ name, text }) => ({ name, bytes: encode(text) })))

/** One page by itself, several as an archive. */
const pages = (name: string, files: readonly { name: string; text: string }[]): Made => {
  const [only] = files
  return files.length === 1 && only
    ? { fileName: only.name, bytes: encode(only.text) }
    : { fileName: `${name}.zip`, bytes: zipOfTexts(files) }
}

async function made(kind: ResultDownload, rows: readonly ResourceRecord[], store: PersonalStore): Promise<Made> {
  if (rows.length === 0) return refuse('There are no results to download.')
  const table = () => rows.map((row) => cellsOf(row, store))
  const transcripts = async () => (await Promise.all([...byStudent(rows)].map(([id, own]) => transcriptsOf(id, own, store)))).flat()
  switch (kind) {
    case 'csv':
      return { fileName: 'results.csv', bytes: encode(csvOf([head, ...table().map((cells) => cells.map(String))])) }
    case 'excel': {
      const bytes = await writeXlsx({ sheets: [{ name: 'Results', rows: [head, ...table()] }] })
      return { fileName: 'results.xlsx', bytes: new Uint8Array(bytes) }
    }
    case 'bulk':
      return { fileName: 'transcripts.zip', bytes: zipOfTexts(await transcripts()) }
    case 'transcript':
      return pages('transcripts', await transcripts())
    default: {
      const certificates = await Promise.all(certificatesOf(rows, store))
      return certificates.length === 0 ? refuse('There is no certificate yet.') : pages('certificates', certificates)
    }
  }
}

/** Refuses a kind of file to people without its flag, which may have changed since the sign-in. */
export function requireFlag(kind: ResultDownload, { user }: PersonalStore): void {
  if (!user.downloadResultFlags[flagOf[kind]]) throw new RecordRefusal(403, 'You do not have permission to do this.')
}

/** Makes a file of results, and a link that reads it. */
export async function downloadOf(kind: ResultDownload, request: ResultDownloadRequest, store: PersonalStore) {
  const found = wanted(request, store)
  // Transcripts and certificates use active results only.
  const rows = kind === 'csv' || kind === 'excel' ? found : found.filter(({ status }) => status === active)
  const { fileName, bytes } = await made(kind, rows, store)
  store.db.resultDownloads.insert({
    userId: store.user.id,
    kind,
    fileName,
    sizeBytes: bytes.length,
    resultIntakeId: request.resultIntakeId ?? null,
    students: new Set(request.studentId).size,
    results: rows.length,
    downloadedBy: store.author,
    downloadedAt: store.now,
  })
  return linkToMade('results', fileName, bytes, store)
}

/** More are not looked at. */
const mostShown = 200

/** The last files that were made for a person, for the provider those of everybody, the newest first. */
export const downloadsSeenBy = ({ db, user, named }: PersonalStore): ResultDownloadsAnswer['data'] =>
  db.resultDownloads
    .where(({ userId }) => user.contactType === 'NCUK' || userId === user.id)
    .slice(-mostShown)
    .toReversed()
    .map(({ kind, fileName, sizeBytes, resultIntakeId, students, results, downloadedBy, downloadedAt }) => ({
      kind,
      fileName,
      sizeBytes,
      ...(resultIntakeId !== null && { resultIntakeId, resultSetName: named('ResultSet', resultIntakeId) }),
      students,
      ...(results !== undefined && { results }),
      downloadedBy,
      downloadedAt: { date: downloadedAt },
    }))
