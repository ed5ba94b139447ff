import { universityStaging } from '#openapi/generated/resources/institutes/university-staging.ts'
import { countryNamed } from '../lookups/places.ts'
import { serveResource, type Fields, type FieldsOf, type SeedOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { decidedRefusal } from '../people/contact-staging.ts'
import { accountSeeds } from '../people/seeds/users.ts'
import { scopeOfPeople } from '../people/scope.ts'

/** The steps of a staged university's life. */
export const stagedUniversityStatus = { approved: 8, submitted: 9, review: 10, rejected: 11 } as const
const { approved, submitted, review, rejected } = stagedUniversityStatus

/** Words that say nothing about which university it is. */
const common = new Set(['university', 'of', 'the', 'at', 'in'])

/** A name without case, accents, order and common words. */
const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !common.has(word))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' ')

const hostOf = (address: unknown): string => (URL.canParse(textOf(address)) ? new URL(textOf(address)).hostname.replace(/^www\./, '') : '')

/** The domains that a staged university writes from and shows itself at. */
const domainsOf = ({ email, website }: Fields): ReadonlySet<string> =>
  new Set([textOf(email).split('@')[1]?.toLowerCase() ?? '', hostOf(website)].filter((domain) => domain !== ''))

/** The universities of the same domain or of nearly the same name. */
function matchesOf(fields: Fields, { records }: Store): readonly number[] {
  const [domains, key] = [domainsOf(fields), nameKey(textOf(fields['universityName']))]
  return records('University')
    .where((other) => domains.has(hostOf(other.fields['website'])) || nameKey(textOf(other.fields['universityName'])) === key)
    .map(({ id }) => id)
}

const [administrator] = accountSeeds
const assignee = administrator ? { assigneeId: administrator.id } : {}

type Row = Pick<FieldsOf<'UniversityStaging'>, 'universityName' | 'city' | 'email' | 'source'> & {
  readonly country: string
  readonly status: number
  /** Of the registration or the row that it came by. */
  readonly sourceId?: number
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
    sourceId: 4001,
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
    sourceId: 4002,
    more: { website: 'https://vieux-port.example.ac', universityCode: 'UVP', shortName: 'Vieux-Port', institutionTypeId: 1, ...assignee },
  },
  {
    universityName: 'Gulf Pearl University',
    country: 'United Arab Emirates',
    city: 'Sharjah',
    email: 'registry@gpu.example.ac',
    source: 'Import',
    status: approved,
    sourceId: 4003,
    more: { website: 'https://gpu.example.ac', ...assignee },
  },
  {
    universityName: 'Instant Degrees Online',
    country: 'United States',
    city: 'Wilmington',
    email: 'sales@instant-degrees.example.com',
    source: 'Registration',
    status: rejected,
    sourceId: 4004,
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

/** Universities that wait for a decision. */
export const universityStagings = serveResource({
  rules: universityStaging,
  seeds: () => seeds,
  scope: scopeOfPeople(() => false),
  calculated: (fields, _id, store) => ({ matchIds: matchesOf(fields, store) }),
  updateRefusal: decidedRefusal,
  completed: (fields, { status, user }) => (status === review ? { assigneeId: user.id, ...fields } : fields),
})
