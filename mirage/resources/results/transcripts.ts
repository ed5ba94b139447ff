import { escapedText } from '#openapi/communications/message-text.ts'
import { result } from '#openapi/generated/resources/results/result.ts'
import type { ResourceRecord } from '../../models.ts'
import { wholePageOf } from '../certificates/certificate-file.ts'
import { paperFile } from '../certificates/paper-file.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { fieldsOf } from '../masters/parts.ts'
import { fullNameOf } from '../people/contacts.ts'
import { bestThree } from './slip.ts'

const shown = ['resultIntakeId', 'moduleId', 'attempt', 'finalMark', 'grade', 'points', 'outcome'] as const

/** The newest valid transcript that certifies results of these rows; none where one of them is held back. */
function certifiedBy(studentId: number, rows: readonly ResourceRecord[], store: PersonalStore): ResourceRecord | undefined {
  const sets = new Set(rows.map(({ fields }) => fields['resultIntakeId']))
  if (rows.some(({ fields }) => fields['certificateDownload'] === 0)) return undefined
  return store
    .records('Certificate')
    .where(
      ({ status, fields }) =>
        status === 'Valid' &&
        fields['studentId'] === studentId &&
        sets.has(fields['resultIntakeId']) &&
        fieldsOf('CertificateType', Number(fields['certificateTypeId']), store)?.kind === 'Transcript',
    )
    .at(-1)
}

/** The points of the three best modules, each by its best attempt; empty where none has points. */
function pointsOf(rows: readonly ResourceRecord[]): string {
  const best = new Map<unknown, number>()
  for (const { fields } of rows)
    if (typeof fields['points'] === 'number') best.set(fields['moduleId'], Math.max(best.get(fields['moduleId']) ?? 0, fields['points']))
  return best.size === 0 ? '' : `${bestThree([...best.values()])} points`
}

function cellOf(name: (typeof shown)[number], { fields }: ResourceRecord, store: PersonalStore): string {
  if (name === 'resultIntakeId') return store.named('ResultSet', Number(fields[name]))
  return name === 'moduleId' ? store.named('Module', Number(fields[name])) : textOf(fields[name])
}

/** The results of one student as a page that is printed: as certified, or as a statement that cannot be validated. */
export async function transcriptOf(studentId: number, rows: readonly ResourceRecord[], store: PersonalStore) {
  const student = store.db.records('Student').find(studentId)?.fields ?? {}
  const [name, reference] = [fullNameOf(student), textOf(student['studentRef'])]
  const certificate = certifiedBy(studentId, rows, store)
  const page = certificate ? await wholePageOf(certificate, store) : null
  const title = page ? 'Transcript of results' : 'Statement of results'
  const lines = [title, `<b>${escapedText(page?.nameOnCertificate ?? name)}</b>`]
  const about = [reference, store.named('Centre', Number(student['centreId']))].filter((text) => text !== '').join(', ')
  return {
    name: `${reference || studentId}.html`,
    text: paperFile({
      title: `${title}: ${name}`,
      text: [...lines, escapedText(about)].map((line) => `<p>${line}</p>`).join(''),
      nameOnCertificate: page?.nameOnCertificate ?? name,
      orientation: 'Portrait',
      pageSize: page?.pageSize ?? 'A4',
      background: page?.background,
      seal: page?.seal,
      signatories: page?.signatories ?? [],
      certified: page,
      table: {
        head: shown.map((column) => result.fields[column].label),
        rows: rows.map((row) => shown.map((column) => cellOf(column, row, store))),
        after: pointsOf(rows),
      },
    }),
  }
}
