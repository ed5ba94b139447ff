import { countriesIn, type Audience, type Timetable } from '#machines/blocks/timetable/timetable.ts'
import { texts } from './texts.ts'

/** An audience as the value of a choice and of an address: "all", "country:Nigeria", "zone:UK Time". */
export const audienceText = (audience: Audience): string => (audience.kind === 'all' ? 'all' : `${audience.kind}:${audience.name}`)

const parsed = (text: string): Audience => {
  const [, kind, name] = /^(country|zone):(.+)$/u.exec(text) ?? []
  return (kind === 'country' || kind === 'zone') && name !== undefined ? { kind, name } : { kind: 'all' }
}

/** The audience of a text; everyone for one that the timetable does not have. */
export function audienceIn({ zones }: Pick<Timetable, 'zones'>, text: string | null): Audience {
  const audience = parsed(text ?? '')
  if (audience.kind === 'country')
    return countriesIn({ zones }).some(({ country }) => country === audience.name) ? audience : { kind: 'all' }
  return audience.kind === 'all' || zones.some(({ name }) => name === audience.name) ? audience : { kind: 'all' }
}

/** Everyone, each country, each zone. */
export function audienceOptions({ zones }: Pick<Timetable, 'zones'>): readonly { readonly value: string; readonly label: string }[] {
  const countries = [...new Set(countriesIn({ zones }).map(({ country }) => country))]
  return [
    { value: 'all', label: texts.everyone(countries.length) },
    ...countries.map((name) => ({ value: audienceText({ kind: 'country', name }), label: name })),
    ...zones.map(({ name }) => ({ value: audienceText({ kind: 'zone', name }), label: texts.zoneOption(name) })),
  ]
}

/** The name of a file for an audience: "spring-exams-2027-nigeria.ics". */
export const fileName = (name: string, audience: Audience): string =>
  `${[name, ...(audience.kind === 'all' ? [] : [audience.name])]
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}.ics`
