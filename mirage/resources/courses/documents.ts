import { universityDocument } from '#openapi/generated/resources/institutes/university-document.ts'
import { samplePdf, storeSamplePdf } from '../../fixtures/sample-pdf.ts'
import { serveResource, type Breach, type FieldsOf, type SeedDays, type SeedOf, type Writing } from '../engine/service.ts'

type DocumentFields = FieldsOf<'UniversityDocument'>

const provider = 'NCUK'
const contract = 'Contract'
const types = [contract, 'Prospectus', 'Fees', 'Accreditation', 'Other'] as const
const [seedCount, universityCount] = [60, 32]
const longestName = `${'prospectus-'.repeat(18).slice(0, 196)}.pdf`

const keyOf = (id: number): string => `university-document/2026/sample-${id}`

/** Some are valid without an end, one ends soon, some have ended. */
const lastDay = (id: number, days: SeedDays): Pick<DocumentFields, 'validTo'> =>
  id % 4 === 0 ? {} : { validTo: days.inDays(id % 7 === 0 ? -20 : id === 5 ? 10 : 300) }

function seedOf(id: number, days: SeedDays): SeedOf<'UniversityDocument'> {
  const documentType = types[(id + 3) % types.length] ?? 'Other'
  const fileName = id === 23 ? longestName : `${documentType.toLowerCase()}-${id}.pdf`
  return {
    id,
    title: documentType === 'Other' ? 'Campus Guide 2026' : `${documentType} 2026`,
    institutionId: ((id - 1) % universityCount) + 1,
    documentType,
    file: samplePdf(fileName, keyOf(id)),
    validFrom: days.on('2025-09-01'),
    ...lastDay(id, days),
  }
}

const seedIds = Array.from({ length: seedCount }, (_, index) => index + 1)

const contractBreach = ({ documentType }: DocumentFields, { user }: Writing<DocumentFields>): Breach | null =>
  documentType === contract && user.contactType !== provider
    ? ['documentType', `Choose another type: contracts are kept by ${provider}.`]
    : null

/** The version is stored beside what is sent; the seeds have their first one. */
const versionOf = (fields: DocumentFields & { readonly versionNo?: number }): number => fields.versionNo ?? 1

/** Prospectuses, fees and other documents of universities. Contracts are shown to the provider alone. */
export const universityDocuments = serveResource({
  rules: universityDocument,
  seeds: (days) => seedIds.map((id) => seedOf(id, days)),
  seedBeside: (db, { today }) => {
    for (const id of seedIds) storeSamplePdf(db, keyOf(id), Date.parse(today))
  },
  scope: ({ contactType, institutionId }) => {
    if (contactType === provider) return () => true
    return (fields) => contactType === 'INSTITUTE' && fields.institutionId === institutionId && fields.documentType !== contract
  },
  checks: [contractBreach],
  calculated: (fields) => ({ versionNo: versionOf(fields) }),
  completed: (fields, { before }) => {
    const isReplaced = before !== null && before.file.storageKey !== fields.file.storageKey
    return {
      ...fields,
      versionNo: (before ? versionOf(before) : 1) + Number(isReplaced),
    }
  },
})
