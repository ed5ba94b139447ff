import { lazyComponent, type LazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { RelatedRecords } from './related-records.ts'

/** Related records whose code comes after the page. */
export interface LazyRelated {
  /** The list of them. */
  readonly Table: LazyComponent<object>
  load(): Promise<RelatedRecords>
}

/** Lists related records once `load` has brought what is known of their resource. */
export const lazyRelated = (load: () => Promise<RelatedRecords>): LazyRelated => ({
  load,
  Table: lazyComponent(async () => {
    const [records, { RelatedTable }] = await Promise.all([load(), import('./Related.tsx')])
    return () => <RelatedTable {...records} />
  }),
})
