import type { ComponentType } from 'react'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { LazyCode } from '#src/ui/lazy/lazy-component.ts'
import type { RecordPage } from './record-page.ts'

/** A page, which may load its own code: see `lazyPage`. */
type Page = ComponentType<RecordPage> & Partial<LazyCode>

/** Code that is the whole of a page at some of its addresses, and comes when the page is opened. */
type Parts = Partial<Record<'list' | 'form' | 'view', readonly LazyCode[]>>

/** The pages of a resource, each a screen of its area. */
export interface ResourcePages {
  readonly rules: ResourceRules
  readonly list: Page
  readonly form: Page
  readonly view: Page
  readonly parts: Parts
}

/** The pages of a resource by its rules. A page is drawn once its `parts` are there, so that no placeholder stands for them. */
export const resourcePages = (rules: ResourceRules, screens: Omit<ResourcePages, 'rules' | 'parts'>, parts: Parts = {}): ResourcePages => ({
  rules,
  ...screens,
  parts,
})
