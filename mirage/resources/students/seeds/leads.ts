import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { personAt } from './people.ts'
import { studentIds } from './students.ts'

const count = 90
const sources = ['Website', 'Fair', 'Agent', 'Referral', 'Centre', 'Import'] as const
const states = ['New', 'New', 'Contacted', 'Contacted', 'Qualified', 'Qualified', 'Converted', 'Lost'] as const
const reasons = ['Chose another programme.', 'The fee was too high.', 'Does not answer.'] as const

const stateOf = (id: number) => states[(id - 1) % states.length] ?? 'New'

/** The student that a lead has become, if it has. */
export const studentOfLead = (id: number): number | undefined => (stateOf(id) === 'Converted' ? studentIds.first + 99 + id : undefined)

/** Leads in every state; some are overdue, and one in nine may not be contacted. */
export const leadSeeds = ({ inDays }: SeedDays): SeedOf<'Lead'>[] =>
  Array.from({ length: count }, (_, index): SeedOf<'Lead'> => {
    const id = index + 1
    const state = stateOf(id)
    const isOpen = state !== 'Converted' && state !== 'Lost'
    const seed: SeedOf<'Lead'> = {
      id,
      status: state,
      // Not the people that are students already.
      ...personAt(index + 3),
      email: `lead${index + 1}@example.org`,
      mobile: `+44 7700 ${String(900_100 + index)}`,
      ...(index % 5 !== 4 && { centreId: index % 4 === 0 ? 26 : 1 + ((index * 7) % 24) }),
      programId: 1 + (index % 3),
      source: sources[index % sources.length] ?? 'Website',
      consentToContact: index % 9 === 8 ? 0 : 1,
      ...(isOpen && index % 3 !== 2 && { followUpOn: inDays((index % 20) - 4) }),
    }
    const more = {
      ...(state === 'Lost' && { lostReason: reasons[index % reasons.length] }),
      ...(state === 'Converted' && { studentId: studentOfLead(id) }),
    }
    return { ...seed, ...more }
  })
