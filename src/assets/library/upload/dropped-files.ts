import * as v from 'valibot'

/** Files that were dropped on a folder, as the history keeps them for the page that uploads them. */
export interface DroppedFiles {
  readonly files: readonly File[]
  /** 0 where they were dropped on none. */
  readonly folderId: number
}

const schema = v.fallback(v.object({ files: v.array(v.instance(File)), folderId: v.number() }), { files: [], folderId: 0 })

/** The files that a history entry keeps; none where it was reached in another way. */
export const droppedIn = (state: unknown): DroppedFiles => v.parse(schema, state)
