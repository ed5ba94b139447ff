import type { Resources } from '#openapi/generated/resources.ts'
import type { SeedOf } from '../../engine/service.ts'

type Seed = SeedOf<'Attempt'> & Partial<Resources['Attempt']['record']>

/** Those who sit. */
export const attemptSeeds = (): Seed[] => [
  {
    id: 1,
    status: 'Expected',
    deliveryId: 1,
    studentId: 3001,
    candidateNumber: '2041 0773',
  },
]
