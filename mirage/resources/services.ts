import { ownServices } from '../generated/services.ts'
import type { Services } from './engine/service.ts'
import { blockLookups } from './lookups/blocks.ts'

/** The service of every resource; one that is missing does not compile. */
export const services = { ...ownServices, ...blockLookups } satisfies Services
