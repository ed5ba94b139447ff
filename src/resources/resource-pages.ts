import type { ComponentType } from 'react'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { RecordPage } from './record-page.ts'
import type { RulesOf, SortOf } from './resource-types.ts'

type Page = ComponentType<RecordPage>

/** The pages of a resource, each a screen of its area. */
export interface ResourcePages {
  readonly rules: ResourceRules
  /** How its list is sorted unless the address says otherwise: `yearDesc:desc`. */
  readonly sort: string
  readonly list: Page
  readonly form: Page
  readonly view: Page
}

interface Screens<N extends ResourceName> {
  readonly sort: SortOf<N>
  readonly list: Page
  readonly form: Page
  readonly view: Page
}

/** The pages of a resource by its rules. */
export const resourcePages = <N extends ResourceName>(rules: RulesOf<N>, screens: Screens<N>): ResourcePages => ({ rules, ...screens })
