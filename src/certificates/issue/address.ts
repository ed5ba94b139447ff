import type { IdCodec } from '#src/api/id-codec.ts'

/** The steps of the wizard in their order. */
export const issueSteps = ['choice', 'preview'] as const

export type IssueStep = (typeof issueSteps)[number]

/** Where the wizard stands and what is chosen in it: all of it is in the address, so that a reload loses nothing. */
export interface IssueChoices {
  readonly step: IssueStep
  readonly certificateTypeId: number | null
  readonly resultIntakeId: number | null
}

/** What an address says of the wizard. */
export function readChoices(search: string, codec: IdCodec): IssueChoices {
  const query = new URLSearchParams(search)
  const id = (name: string) => {
    const found = codec.decrypt(query.get(name))
    return found === null ? null : Number(found)
  }
  return {
    step: issueSteps.find((step) => step === query.get('step')) ?? 'choice',
    certificateTypeId: id('type'),
    resultIntakeId: id('results'),
  }
}

/** The query of an address with these choices; empty for none. */
export function writeChoices({ step, certificateTypeId, resultIntakeId }: IssueChoices, codec: IdCodec): string {
  const key = (id: number | null) => (id === null ? '' : (codec.encrypt(String(id)) ?? ''))
  const said = { step: step === 'choice' ? '' : step, type: key(certificateTypeId), results: key(resultIntakeId) }
  const query = String(new URLSearchParams(Object.entries(said).filter(([, text]) => text !== '')))
  return query === '' ? '' : `?${query}`
}
