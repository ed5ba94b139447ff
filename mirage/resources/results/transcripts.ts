import { escapedText } from '#openapi/communications/message-text.ts'
import { result } from '#openapi/generated/resources/results/result.ts'
import type { ResourceRecord } from '../../models.ts'
import { awardRefusal } from '../certificates/award.ts'
import { wholePageOf } from '../certificates/certificate-file.ts'
import { paperFile } from '../certificates/paper-file.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { fieldsOf } from '../masters/parts.ts'
import { fullNameOf } from '../people/contacts.ts'
import { bestThree } from './slip.ts'

const shown = ['resultIntakeId', 'moduleId', 'attempt', 'finalMark', 'grade', 'points', 'outcome'] as const

/** The newest valid transcript of a student for each set that the results still allow to be certified. */
function transcriptBySet(studentId: number, store: PersonalStore): ReadonlyMap<unknown, ResourceRecord> {
  const found = store
    .records('Certificate')
    .where(
      ({ status, fields }) =>
        status === 'Valid' &&
        fields['studentId'] === studentId &&
        fieldsOf('CertificateType', Number(fields['certificateTypeId']), store)?.kind === 'Transcript' &&
        awardRefusal(fields as FieldsOf<'Certificate'>, store) === null,
    )
  return new Map(found.map((transcript) => [transcript.fields['resultIntakeId'], transcript]))
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

/** Results of one student as a page that is printed: as a transcript certifies them, or as a statement that cannot be validated. */
async function pageOf(studentId: number, rows: readonly ResourceRecord[], certificate: ResourceRecord | undefined, store: PersonalStore) {
  const student = store.db.records('Student').find(studentId)?.fields ?? {}
  const [name, reference] = [fullNameOf(student), textOf(student['studentRef'])]
  const page = certificate ? await wholePageOf(certificate, store) : null
  const title = page ? 'Transcript of results' : 'Statement of results'
  const lines = [title, `<b>${escapedText(page?.nameOnCertificate ?? name)}</b>`]
  const about = [reference, store.named('Centre', Number(student['centreId']))].filter((text) => text !== '').join(', ')
  return {
    name: `${[reference || studentId, ...(page ? [page.certificateNumber] : [])].join(' ')}.html`,
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

/** The results of one student as pages: one for each certified set, as its code is for that set alone, and one for all others. */
export function transcriptsOf(studentId: number, rows: readonly ResourceRecord[], store: PersonalStore) {
  const bySet = transcriptBySet(studentId, store)
  const certifiedBy = ({ fields }: ResourceRecord) => bySet.get(fields['resultIntakeId'])
  const pages = [undefined, ...bySet.values()].flatMap((certificate) => {
    const part = rows.filter((row) => certifiedBy(row) === certificate)
    return part.length === 0 ? [] : [pageOf(studentId, part, certificate, store)]
  })
  return Promise.all(pages)
}
