import type { SeedDays, SeedOf } from '../../engine/service.ts'

/** Whose scripts are marked by whom. */
export const scriptMarkingSeeds = ({ inDays }: SeedDays): SeedOf<'ScriptMarking'>[] => [
  {
    id: 1,
    status: 'Waiting',
    deliveryId: 1,
    candidateNumber: '2041 0773',
    markerId: 9,
    role: 'First',
    dueOn: inDays(7),
  },
]
