import { universityStaging } from '#openapi/generated/resources/institutes/university-staging.ts'
import { countryNamed } from '../lookups/places.ts'
import { serveResource, type FieldsOf, type SeedOf } from '../engine/service.ts'
import { decidedRefusal } from '../people/contact-staging.ts'
import { accountSeeds } from '../people/seeds/users.ts'
import { scopeOfPeople } from '../people/scope.ts'
import { createMatcher, stagedStatus } from './staged-matches.ts'

const { approved, submitted, review, rejected } = stagedStatus

const [administrator] = accountSeeds
const assignee = administrator ? { assigneeId: administrator.id } : {}

type Row = Pick<FieldsOf<'UniversityStaging'>, 'universityName' | 'city' | 'email' | 'source'> & {
  readonly country: string
  readonly status: number
  /** Of the registration or the row that it came by. */
  readonly sourceId?: string
  readonly more?: Partial<FieldsOf<'UniversityStaging'>>
}

const rows: readonly Row[] = [
  // The name of one university and the domain of another one.
  {
    universityName: 'University of Northgate',
    country: 'United Kingdom',
    city: 'Newcastle',
    email: 'partnerships@moo.example.ac',
    source: 'Registration',
    status: submitted,
    sourceId: '4001',
  },
  {
    universityName: 'Pennine Edge University',
    country: 'United Kingdom',
    city: 'Huddersfield',
    email: 'international@pennine-edge.example.ac',
    source: 'By hand',
    status: submitted,
    more: { website: 'https://pennine-edge.example.ac' },
  },
  {
    universityName: 'Université du Vieux-Port',
    country: 'France',
    city: 'Marseille',
    email: 'admissions@vieux-port.example.ac',
    source: 'Import',
    status: review,
    sourceId: '4002',
    more: { website: 'https://vieux-port.example.ac', universityCode: 'UVP', shortName: 'Vieux-Port', institutionTypeId: 1, ...assignee },
  },
  {
    universityName: 'Gulf Pearl University',
    country: 'United Arab Emirates',
    city: 'Sharjah',
    email: 'registry@gpu.example.ac',
    source: 'Import',
    status: approved,
    sourceId: '4003',
    more: { website: 'https://gpu.example.ac', ...assignee },
  },
  {
    universityName: 'Instant Degrees Online',
    country: 'United States',
    city: 'Wilmington',
    email: 'sales@instant-degrees.example.com',
    source: 'Registration',
    status: rejected,
    sourceId: '4004',
    more: assignee,
  },
]

const seeds: readonly SeedOf<'UniversityStaging'>[] = rows.map(({ country, status, more, ...fields }, index) => ({
  id: index + 1,
  status,
  ...fields,
  countryId: countryNamed(country),
  ...more,
}))

// A university has a website, but no e-mail of its own.
const matchesOf = createMatcher('University', 'universityName', ['website'], ['university', 'of', 'the', 'at', 'in'])

/** Universities that wait for a decision. */
export const universityStagings = serveResource({
  rules: universityStaging,
  seeds: () => seeds,
  scope: scopeOfPeople(() => false),
  calculated: (fields, _id, store) => ({ matchIds: matchesOf(fields, store) }),
  updateRefusal: decidedRefusal,
  completed: (fields, { status, user }) => (status === review ? { assigneeId: user.id, ...fields } : fields),
})
