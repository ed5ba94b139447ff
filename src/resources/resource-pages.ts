import type { ComponentType } from 'react'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { RecordPage } from './record-page.ts'

type Page = ComponentType<RecordPage>

/** The pages of a resource, each a screen of its area. */
export interface ResourcePages {
  readonly rules: ResourceRules
  readonly list: Page
  readonly form: Page
  readonly view: Page
}

/** The pages of a resource by its rules. */
export const resourcePages = (rules: ResourceRules, screens: Omit<ResourcePages, 'rules'>): ResourcePages => ({ rules, ...screens })
