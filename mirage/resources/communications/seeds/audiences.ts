import type { SeedDays, SeedOf } from '../../engine/service.ts'

type AudienceSeed = SeedOf<'Audience'>
type Rule = NonNullable<AudienceSeed['rules']>[number]

/** The ids of the audiences that seeded messages go to. */
export const seededAudiences = { students: 1, principals: 2, baobab: 3, board: 4, registrars: 5, empty: 6 } as const

const is = (field: Rule['field'], ...values: string[]): Rule => ({ field, is: 'is', values })
const isNot = (field: Rule['field'], ...values: string[]): Rule => ({ field, is: 'is not', values })

/** Twelve audiences: chosen people and rules; one of them is empty, one has an inactive contact. */
export const audienceSeeds = ({ inDays }: SeedDays): AudienceSeed[] => {
  const countedAt = `${inDays(-2)} 09:00:00.000000`
  const seeds: readonly Omit<AudienceSeed, 'id'>[] = [
    { audienceName: 'All students', kind: 'Rule', contactTypes: ['STUDENT'] },
    { audienceName: 'Principals', kind: 'Rule', contactTypes: ['CENTER'], rules: [is('role', 'Principal')] },
    {
      audienceName: 'Baobab College Accra',
      kind: 'Rule',
      contactTypes: ['CENTER', 'STUDENT'],
      rules: [is('centre', 'Baobab College Accra')],
      excludedContactIds: [514],
    },
    { audienceName: 'Exam board', kind: 'Fixed', contactTypes: ['NCUK'], contactGroupIds: [7], contactIds: [508] },
    { audienceName: 'Registrars', kind: 'Rule', contactTypes: ['INSTITUTE'], rules: [is('role', 'Registrar')] },
    {
      audienceName: 'Students who are NCUK (none)',
      kind: 'Rule',
      contactTypes: ['NCUK'],
      rules: [is('studentStatus', 'Active')],
    },
    // 554 is inactive, 523 may not be written to.
    {
      audienceName: 'Newsletter',
      kind: 'Fixed',
      contactTypes: ['CENTER', 'INSTITUTE', 'STUDENT', 'NCUK'],
      contactIds: [520, 523, 524, 554],
    },
    { audienceName: 'Centres outside Ghana', kind: 'Rule', contactTypes: ['CENTER'], rules: [isNot('country', 'Ghana')] },
    { audienceName: 'Students ready to invoice', kind: 'Rule', contactTypes: ['STUDENT'], rules: [is('paymentLabel', 'Ready to Invoice')] },
    {
      audienceName: 'Applicants in review',
      kind: 'Rule',
      contactTypes: ['STUDENT'],
      rules: [is('applicationStatus', 'Submitted', 'Review')],
    },
    {
      audienceName: 'January Exams 2027',
      kind: 'Rule',
      contactTypes: ['STUDENT', 'CENTER'],
      rules: [is('block', 'January Exams 2027')],
    },
    { audienceName: 'Former newsletter', kind: 'Fixed', contactTypes: ['CENTER'], contactIds: [520], status: -1 },
  ]
  return seeds.map((seed, index) => ({ id: index + 1, ...seed, countedAt }))
}
