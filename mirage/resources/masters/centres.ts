import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { zoneNamed } from '../../fixtures/time-zones.ts'
import { serveResource } from '../engine/service.ts'
import { countryNamed } from '../lookups/places.ts'
import { centreRoleBreach, giveCentreRoles } from '../people/centre-roles.ts'
import { nextCentreId } from './next-centre-id.ts'
import { centreSeeds } from './seeds/centres.ts'

const padded = (number: number) => String(number).padStart(5, '0')

/** Where students are taught. */
export const centres = serveResource({
  rules: centre,
  seeds: centreSeeds,
  numbered: {
    count: 10_000,
    fieldsOf: (number, { on }) => ({
      centreName: `Partner Centre ${padded(number)}`,
      centreCode: `PC-${padded(number)}`,
      countryId: countryNamed(number % 2 === 0 ? 'India' : 'Kenya'),
      city: number % 2 === 0 ? 'Chennai' : 'Kisumu',
      timezoneId: zoneNamed(number % 2 === 0 ? 'India Time' : 'East Africa Time').id,
      deliveryModes: number % 3 === 0 ? [2] : [1],
      email: `office@pc-${padded(number)}.example.org`,
      currency: 'GBP',
      capacity: 1 + (number % 500),
      contractStart: on('2025-08-01'),
    }),
  },
  scope: (user) => {
    if (user.contactType === 'NCUK') return () => true
    return (_, id) => user.contactType === 'CENTER' && id === user.centreId
  },
  newId: (_fields, store) => nextCentreId(store),
  checks: [
    ({ countryId, timezoneId }, { records, named }) => {
      const zones = records('Timezone').where(({ fields: { countryIds } }) => Array.isArray(countryIds) && countryIds.includes(countryId))
      return zones.length === 0 || zones.some(({ id }) => id === timezoneId)
        ? null
        : ['timezoneId', `Choose a time zone of ${named('Country', countryId)}.`]
    },
    centreRoleBreach,
  ],
  saved: (_, fields, store, before) => giveCentreRoles(fields, before?.fields as typeof fields | undefined, store),
})
