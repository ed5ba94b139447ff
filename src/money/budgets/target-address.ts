import type { IdCodec } from '#src/api/id-codec.ts'
import { figures, type Figure } from './target-cells.ts'

/** What the grid of targets shows: all of it stands in the address. */
interface TargetChoices {
  readonly yearId: number
  readonly figure: Figure
  readonly page: number
}

/** What an address says of the grid. */
export function gridChoicesOf(search: string, codec: IdCodec, defaultYear: number): TargetChoices {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  return {
    yearId: Number(codec.decrypt(query.get('year')) ?? defaultYear),
    figure: figures.find((figure) => figure === query.get('figure')) ?? 'students',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The query of the address of these choices. */
export function gridSearchOf({ yearId, figure, page }: TargetChoices, codec: IdCodec): string {
  const said = {
    year: codec.encrypt(String(yearId)) ?? '',
    figure: figure === 'students' ? '' : figure,
    page: page === 1 ? '' : String(page),
  }
  return `?${String(new URLSearchParams(Object.entries(said).filter(([, text]) => text !== '')))}`
}
