import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { civilOf } from '#src/time/civil-date.ts'

/** The steps of the wizard in their order. */
export const enrolmentSteps = ['students', 'modules', 'sitting', 'confirm'] as const

export type EnrolmentStep = (typeof enrolmentSteps)[number]

const { blockKind, attempt } = enrollment.fields
type Kind = (typeof blockKind.choices)[number]['value']
type Attempt = (typeof attempt.choices)[number]['value']

/** A module in the version that is sat; null for the latest. */
export interface WantedModule {
  readonly moduleId: number
  readonly version: string | null
}

/** Where the wizard stands and what is chosen in it: all of it is in the address, so that a reload loses nothing. */
export interface EnrolmentChoices {
  readonly step: EnrolmentStep
  readonly yearId: number
  readonly centreId: number | null
  readonly curriculumId: number | null
  /** The students that are found and not chosen. */
  readonly without: readonly number[]
  readonly modules: readonly WantedModule[]
  readonly blockKind: Kind
  readonly blockId: number | null
  readonly attempt: Attempt
  /** Null for today. */
  readonly enrolledOn: string | null
}

const one = <Value extends string>(given: string | null, values: readonly Value[]): Value | undefined =>
  values.find((value) => value === given)

/** What an address says of the wizard. */
export function readChoices(search: string, codec: IdCodec, defaultYear: number): EnrolmentChoices {
  const query = new URLSearchParams(search)
  const id = (name: string) => {
    const found = codec.decrypt(query.get(name))
    return found === null ? null : Number(found)
  }
  const listed = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean)
  return {
    step: one(query.get('step'), enrolmentSteps) ?? 'students',
    yearId: id('year') ?? defaultYear,
    centreId: id('centre'),
    curriculumId: id('curriculum'),
    without: listed('without')
      .flatMap((key) => codec.decrypt(key) ?? [])
      .map(Number),
    modules: listed('modules').flatMap((text) => {
      const [key = '', version = ''] = text.split('~')
      const moduleId = codec.decrypt(key)
      return moduleId === null ? [] : [{ moduleId: Number(moduleId), version: version === '' ? null : version }]
    }),
    blockKind:
      one(
        query.get('kind'),
        blockKind.choices.map(({ value }) => value),
      ) ?? 'exam',
    blockId: id('block'),
    attempt:
      one(
        query.get('attempt'),
        attempt.choices.map(({ value }) => value),
      ) ?? 'First',
    enrolledOn: civilOf(query.get('on')),
  }
}

/** The query of an address with these choices. */
export function writeChoices(choices: EnrolmentChoices, codec: IdCodec): string {
  const key = (id: number | null) => (id === null ? '' : (codec.encrypt(String(id)) ?? ''))
  const said = {
    step: choices.step === 'students' ? '' : choices.step,
    year: key(choices.yearId),
    centre: key(choices.centreId),
    curriculum: key(choices.curriculumId),
    without: choices.without.map(key).join(','),
    modules: choices.modules.map(({ moduleId, version }) => `${key(moduleId)}${version === null ? '' : `~${version}`}`).join(','),
    kind: choices.blockKind === 'exam' ? '' : choices.blockKind,
    block: key(choices.blockId),
    attempt: choices.attempt === 'First' ? '' : choices.attempt,
    on: choices.enrolledOn ?? '',
  }
  return `?${String(new URLSearchParams(Object.entries(said).filter(([, text]) => text !== '')))}`
}
