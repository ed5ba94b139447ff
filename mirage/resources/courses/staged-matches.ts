import type { ResourceName } from '#openapi/generated/resources.ts'
import type { Fields } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'

/** The steps of the life of a staged centre or university. */
export const stagedStatus = { approved: 8, submitted: 9, review: 10, rejected: 11 } as const

const hostOf = (address: unknown): string => (URL.canParse(textOf(address)) ? new URL(textOf(address)).hostname.replace(/^www\./, '') : '')

const domainIn: Readonly<Record<'website' | 'email', (fields: Fields) => string>> = {
  website: ({ website }) => hostOf(website),
  email: ({ email }) => textOf(email).split('@')[1]?.toLowerCase() ?? '',
}

const domainsOf = (fields: Fields, places: readonly (keyof typeof domainIn)[]): ReadonlySet<string> =>
  new Set(places.map((place) => domainIn[place](fields)).filter((domain) => domain !== ''))

/** A name without case, accents, order and the words that say nothing of whose it is. */
const nameKey = (name: string, common: readonly string[]): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !common.includes(word))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' ')

/**
 * Finds the records of a resource that a staged one may be: of the same domain, or of nearly the same name. `places` say
 * where those records show their domain.
 */
export const createMatcher =
  (resource: ResourceName, name: string, places: readonly (keyof typeof domainIn)[], common: readonly string[]) =>
  (fields: Fields, { records }: Store): readonly number[] => {
    const [domains, key] = [domainsOf(fields, ['website', 'email']), nameKey(textOf(fields[name]), common)]
    const isSameDomain = (other: Fields) => [...domainsOf(other, places)].some((domain) => domains.has(domain))
    return records(resource)
      .where((other) => isSameDomain(other.fields) || nameKey(textOf(other.fields[name]), common) === key)
      .map(({ id }) => id)
  }
