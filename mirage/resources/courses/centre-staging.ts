import { centreStaging } from '#openapi/generated/resources/institutes/centre-staging.ts'
import { zoneNamed } from '../../fixtures/time-zones.ts'
import { serveResource, type SeedDays, type SeedOf } from '../engine/service.ts'
import { countryNamed } from '../lookups/places.ts'
import { decidedRefusal } from '../people/contact-staging.ts'
import { scopeOfPeople } from '../people/scope.ts'
import { accountSeeds } from '../people/seeds/users.ts'
import { createMatcher, stagedStatus } from './staged-matches.ts'

const { approved, submitted, review, rejected } = stagedStatus
const [administrator] = accountSeeds
const assignee = administrator ? { assigneeId: administrator.id } : {}

const seeds = (days: SeedDays): SeedOf<'CentreStaging'>[] => [
  // The name of one centre and the domain of another one.
  {
    id: 1,
    status: submitted,
    centreName: 'Kumasi Harmattan Centre',
    countryId: countryNamed('Ghana'),
    city: 'Kumasi',
    email: 'office@tic.example.org',
    source: 'Registration',
  },
  {
    id: 2,
    status: submitted,
    centreName: 'Volta Bridge Academy',
    countryId: countryNamed('Ghana'),
    city: 'Ho',
    email: 'office@volta-bridge.example.org',
    website: 'https://volta-bridge.example.org',
    source: 'By hand',
  },
  {
    id: 3,
    status: review,
    centreName: 'Zambezi Gate College',
    countryId: countryNamed('South Africa'),
    city: 'Durban',
    email: 'office@zambezi-gate.example.org',
    source: 'Import',
    centreCode: 'ZGC',
    timezoneId: zoneNamed('South Africa Time').id,
    deliveryModes: [1],
    currency: 'USD',
    contractStart: days.inDays(30),
    contractEnd: days.inDays(1125),
    userFirstName: 'Nomsa',
    userLastName: 'Dlamini',
    userEmail: 'nomsa@zambezi-gate.example.org',
    ...assignee,
  },
  {
    id: 4,
    status: approved,
    centreName: 'Harmattan College Kumasi',
    countryId: countryNamed('Ghana'),
    city: 'Kumasi',
    email: 'office@hck.example.org',
    source: 'Import',
    ...assignee,
  },
  {
    id: 5,
    status: rejected,
    centreName: 'Pass Every Exam Ltd',
    countryId: countryNamed('United Kingdom'),
    city: 'London',
    email: 'sales@pass-every-exam.example.com',
    source: 'Registration',
    ...assignee,
  },
  // The domain of the centre of the account centre@centre.test.
  {
    id: 6,
    status: review,
    centreName: 'Baobab Foundation Campus',
    countryId: countryNamed('Ghana'),
    city: 'Tema',
    email: 'tema@bca.example.org',
    website: 'https://bca.example.org',
    source: 'Registration',
    ...assignee,
  },
]

const matchesOf = createMatcher(
  'Centre',
  'centreName',
  ['website', 'email'],
  ['centre', 'center', 'college', 'school', 'of', 'the', 'at', 'in'],
)

/** Centres that wait for a decision. */
export const centreStagings = serveResource({
  rules: centreStaging,
  seeds,
  scope: scopeOfPeople(() => false),
  calculated: (fields, _id, store) => ({ matchIds: matchesOf(fields, store) }),
  updateRefusal: decidedRefusal,
  completed: (fields, { status, user }) => (status === review ? { assigneeId: user.id, ...fields } : fields),
})
