import type { BlockId, BlockRecord } from '#machines/blocks/block.ts'
import { defaultLimit } from '#machines/blocks/clocks/limit.ts'
import type { DetailsDraft } from '#machines/blocks/details/block-details-types.ts'
import type { DraftStore } from '#src/blocks/draft-store.ts'

/** A stored draft of an exam block, without academic dates. */
export const mayExams: BlockRecord = {
  id: '7',
  name: 'May Exams',
  shortName: 'May',
  code: 'EB-1',
  from: '2027-05-24',
  to: '2027-06-04',
  description: '',
  status: 2,
  revision: 3,
  publishedAt: null,
  academicDates: [],
}

/** A draft store that keeps details in a map; `more` overrides its other methods. */
export const createFakeDraftStore = (details: Map<BlockId | null, DetailsDraft>, more: Partial<DraftStore> = {}): DraftStore => ({
  read: (id) => details.get(id) ?? null,
  keep: (id, draft) => void details.set(id, draft),
  drop: (id) => void details.delete(id),
  readDates: () => null,
  keepDates: () => {},
  dropDates: () => {},
  readZones: () => null,
  keepZones: () => {},
  dropZones: () => {},
  limits: { read: () => defaultLimit, keep: () => {} },
  pairReadings: { mayShareSlot: () => false, keep: () => {} },
  noteVisit: () => {},
  takeVisit: () => false,
  readUnaddressed: () => null,
  noteUnaddressed: () => {},
  forgetUnaddressed: () => {},
  ...more,
})
