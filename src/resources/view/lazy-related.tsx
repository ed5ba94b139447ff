import { lazyComponent, type LazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { RelatedRecords } from './related-records.ts'

/** A part of an overview: its title, and the tab that lists all of what the part shows first. */
export interface SectionPlace {
  readonly title: string
  readonly tab: string
}

/** Related records whose code is loaded after the page. */
export interface LazyRelated {
  /** The list of them. */
  readonly Table: LazyComponent<object>
  /** The first of them, on the overview of the record. */
  readonly First: LazyComponent<SectionPlace>
  load(): Promise<RelatedRecords>
}

/** Lists related records once `load` has brought what is known of their resource. */
export const lazyRelated = (load: () => Promise<RelatedRecords>): LazyRelated => ({
  load,
  Table: lazyComponent(async () => {
    const [records, { RelatedTable }] = await Promise.all([load(), import('./Related.tsx')])
    return () => <RelatedTable {...records} />
  }),
  First: lazyComponent(async () => {
    const [records, { FirstRelated }] = await Promise.all([load(), import('./overview/overview-parts.tsx')])
    return (place) => <FirstRelated {...place} {...records} />
  }),
})
