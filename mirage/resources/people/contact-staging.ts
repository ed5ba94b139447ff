import { contactStaging } from '#openapi/generated/resources/contacts/contact-staging.ts'
import { serveResource } from '../engine/service.ts'
import { contactByEmail, fullNameOf, missingOrganisation } from './contacts.ts'
import { scopeOfPeople } from './scope.ts'
import { stagingSeeds } from './seeds/contact-staging.ts'

/** Staged contacts, who wait for a decision. */
export const contactStagings = serveResource({
  rules: contactStaging,
  seeds: () => stagingSeeds,
  scope: scopeOfPeople(() => false),
  calculated: (fields, _id, store) => {
    const match = contactByEmail(fields.email, store)
    return { fullName: fullNameOf(fields), ...(match && { matchContactId: match.id }) }
  },
  checks: [missingOrganisation],
})
