import { contactStaging } from '#openapi/generated/resources/contacts/contact-staging.ts'
import type { ResourceRecord } from '../../models.ts'
import { serveResource } from '../engine/service.ts'
import { contactByEmail, fullNameOf, missingOrganisation, roleBreach } from './contacts.ts'
import { scopeOfPeople } from './scope.ts'
import { stagingSeeds, stagingStatus } from './seeds/contact-staging.ts'

const decided: readonly (number | string)[] = [stagingStatus.approved, stagingStatus.rejected]

/** Why a staged record cannot be changed once it is decided. */
export const decidedRefusal = ({ status }: ResourceRecord): string | null =>
  decided.includes(status) ? 'This record was decided and cannot be changed.' : null

/** Staged contacts, who wait for a decision. */
export const contactStagings = serveResource({
  rules: contactStaging,
  seeds: () => stagingSeeds,
  scope: scopeOfPeople(() => false),
  calculated: (fields, _id, store) => {
    const match = contactByEmail(fields.email, store)
    return { fullName: fullNameOf(fields), ...(match && { matchContactId: match.id }) }
  },
  updateRefusal: decidedRefusal,
  completed: (fields, { status, user }) => ({
    allowMessages: 1,
    ...(status === stagingStatus.review && { assigneeId: user.id }),
    ...fields,
  }),
  checks: [missingOrganisation, roleBreach],
})
