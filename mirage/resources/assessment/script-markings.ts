import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import { serveResource } from '../engine/service.ts'
import { scriptMarkingSeeds } from './seeds/script-markings.ts'

/** What markers give for scripts. A marker sees the own ones. */
export const scriptMarkings = serveResource({
  rules: scriptMarking,
  seeds: scriptMarkingSeeds,
  scope:
    ({ contactType, markerId }) =>
    (fields) =>
      contactType === 'NCUK' || (contactType === 'INSTITUTE' && markerId !== null && fields.markerId === markerId),
  calculated: ({ candidateNumber, role }) => ({
    scriptName: `${candidateNumber} (${role})`,
  }),
})
