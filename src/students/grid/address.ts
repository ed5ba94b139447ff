import type { IdCodec } from '#src/api/id-codec.ts'

/** What is typed for a student in a module. */
export const gridFields = ['predictedMark', 'attendance', 'courseworkMark'] as const

export type GridField = (typeof gridFields)[number]

/** What the grid shows: all of it stands in the address. */
export interface GridChoices {
  readonly yearId: number
  readonly centreId: number | null
  readonly curriculumId: number | null
  readonly semesterId: number | null
  readonly field: GridField
  readonly page: number
}

const ids = ['year', 'centre', 'curriculum', 'semester'] as const

/** What an address says of the grid. */
export function readGrid(search: string, codec: IdCodec, defaultYear: number): GridChoices {
  const query = new URLSearchParams(search)
  const [yearId, centreId, curriculumId, semesterId] = ids.map((name) => {
    const id = codec.decrypt(query.get(name))
    return id === null ? null : Number(id)
  })
  const page = query.get('page') ?? ''
  return {
    yearId: yearId ?? defaultYear,
    centreId: centreId ?? null,
    curriculumId: curriculumId ?? null,
    semesterId: semesterId ?? null,
    field: gridFields.find((field) => field === query.get('mark')) ?? 'predictedMark',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The query of an address with these choices. */
export function writeGrid({ yearId, centreId, curriculumId, semesterId, field, page }: GridChoices, codec: IdCodec): string {
  const key = (id: number | null) => (id === null ? '' : (codec.encrypt(String(id)) ?? ''))
  const said = {
    year: key(yearId),
    centre: key(centreId),
    curriculum: key(curriculumId),
    semester: key(semesterId),
    mark: field === 'predictedMark' ? '' : field,
    page: page === 1 ? '' : String(page),
  }
  return `?${String(new URLSearchParams(Object.entries(said).filter(([, text]) => text !== '')))}`
}
