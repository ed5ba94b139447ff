import { samplePdf } from '../../../fixtures/sample-pdf.ts'
import { studentOfLead } from '../../students/seeds/leads.ts'
import { studentIds } from '../../students/seeds/students.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'

const count = 30
const [draft, submitted, review, approved, rejected, withdrawn] = [2, 9, 10, 8, 11, -1]
const states = [approved, approved, draft, submitted, approved, review, draft, approved, rejected, withdrawn] as const
const coverages = ['Full', 'Tuition', 'Part'] as const
const sponsors = [
  ['Ministry of Education, Ghana', 'scholarships@moe.example'],
  ['Petroleum Trust Fund', 'awards@ptf.example'],
  ['Fundação Luís Camões', 'bolsas@camoes.example'],
  ['مؤسسة المستقبل', 'grants@mustaqbal.example'],
  ['Wasserman Family Trust', 'trust@wasserman.example'],
  ['Hanoi Skills Programme', 'skills@hanoi.example'],
] as const

const keyOf = (id: number): string => `sponsorship-letter/2026/sample-${id}`
const stateOf = (id: number) => states[(id - 1) % states.length] ?? draft
const hasNumber = (id: number): boolean => [approved, withdrawn].includes(stateOf(id))
const ids = Array.from({ length: count }, (_, index) => index + 1)
const numbered = ids.filter(hasNumber)

/** Where the signed letters of the seeds are kept; every second draft has none yet. */
const isSigned = (id: number): boolean => stateOf(id) !== draft || id % 2 === 0
export const letterKeys: readonly string[] = ids.filter(isSigned).map(keyOf)

/** Some have expired, the first expires on the day itself. */
const lastDay = (id: number, days: SeedDays) => days.inDays(id === 1 ? 0 : id % 8 === 0 ? -30 : 200 + id)

/** Letters in every state, of leads and of students. */
export const letterSeeds = (days: SeedDays): SeedOf<'SponsorshipLetter'>[] =>
  ids.map((id) => {
    const [sponsorName, sponsorEmail] = sponsors[id % sponsors.length] ?? sponsors[0]
    const coverage = coverages[id % coverages.length] ?? 'Full'
    const number = `USL-${days.today.slice(0, 4)}-${String(numbered.indexOf(id) + 1).padStart(4, '0')}`
    const seed: SeedOf<'SponsorshipLetter'> = {
      id,
      status: stateOf(id),
      ...(id % 3 === 0 ? { leadId: id, studentId: studentOfLead(id) } : { studentId: studentIds.first + id * 3 }),
      sponsorName,
      sponsorEmail,
      curriculumId: 1 + (id % 2),
      intakeId: 401 + (id % 3),
      coverage,
      ...(coverage === 'Part' && { amountMinor: 250_000 + id * 12_500, currency: 'GBP' as const }),
      validFrom: days.inDays(-120),
      validTo: lastDay(id, days),
      ...(isSigned(id) && { file: samplePdf(`signed-letter-${id}.pdf`, keyOf(id)) }),
    }
    return { ...seed, ...(hasNumber(id) && { uslNumber: number }) }
  })
