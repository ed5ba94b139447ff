import type { BlockRecord, Day } from '../models.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { textOf } from '../resources/engine/values.ts'
import { audiences, type Audience, type SetFields } from '../resources/results/audiences.ts'

const published = 1

/** The published block, of exams or tests, that begins next. */
export const nextBlock = ({ db, today }: PersonalStore): BlockRecord | null =>
  db.blocks
    .where(({ status, startDate }) => status === published && startDate !== null && startDate >= today)
    .toSorted((one, other) => ((one.startDate ?? '') < (other.startDate ?? '') ? -1 : 1))[0] ?? null

interface Release {
  readonly day: Day
  readonly name: string
}

/** When an audience will see results: by their sets, or as planned where no set is ahead. */
export function releasesAhead(audience: Audience, store: PersonalStore): readonly Release[] {
  const [, time] = audiences.find(([one]) => one === audience) ?? audiences[0]
  const found = store.scoped('ResultSet').flatMap(({ fields }) => {
    const at = (fields as SetFields)[time]
    return at !== undefined && at > store.now ? [{ day: at.slice(0, 10), name: textOf(fields['resultSetName']) }] : []
  })
  return found.length > 0 ? found : plannedReleases(audience, store)
}

/** When an audience sees the next results. */
export const nextRelease = (audience: Audience, store: PersonalStore): Release | null => firstOf(releasesAhead(audience, store))

/** Results that no set holds yet are announced by the academic dates of their blocks. */
function plannedReleases(audience: Audience, { db, today }: PersonalStore): Release[] {
  const word = audience === 'Centres' ? 'Centre' : audience
  return db.academicDates
    .where(({ name, startDate }) => name.endsWith(`esults release date: ${word}`) && startDate !== null && startDate >= today)
    .flatMap(({ blockId, startDate }) => {
      const block = db.blocks.find(blockId)
      return block?.status === published && startDate !== null ? [{ day: startDate, name: block.name }] : []
    })
}

const firstOf = (releases: readonly Release[]): Release | null =>
  releases.toSorted((one, other) => (one.day < other.day ? -1 : 1))[0] ?? null
