import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { StoredStatus } from '#machines/blocks/block.ts'
import type { Component } from '#openapi/generated/operations.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import type { BlockService } from '../service.ts'
import type { BlockKindPaths } from './block-paths.ts'

/** A field of the details form that may have to be filled. */
export type RequiredField = 'name' | 'shortName' | 'code' | 'from' | 'to'

/** Number of a wizard step. */
export type StepNumber = 0 | 1 | 2 | 3

/** What must be filled before an action of the details form may send anything. */
export interface DetailsRules {
  readonly saveNew: readonly RequiredField[]
  readonly saveExisting: readonly RequiredField[]
  readonly next: readonly RequiredField[]
}

interface BlockKindRules {
  readonly required: DetailsRules
  /** Whether an existing block keeps its code when its short name is emptied. */
  readonly keepsCodeOnEdit: boolean
  /** Steps on which Clear shows in create mode. */
  readonly clearOn: readonly StepNumber[]
  readonly areErrorsClosable: boolean
  /** Whether the status switch can be used: `status` null is a block that is not saved or has none. */
  canSwitchStatus(facts: { readonly isEditMode: boolean; readonly status: StoredStatus | null }): boolean
}

interface StepTitle {
  readonly title: string
  readonly caption: string
}

interface BlockKindTexts {
  /** In running text: 'exam block', 'exam blocks'. */
  readonly noun: string
  readonly nouns: string
  readonly listTitle: string
  readonly create: string
  readonly search: string
  readonly codeLabel: string
  readonly summaryHeading: string
  /** Messages under empty fields. */
  readonly required: Readonly<Record<RequiredField, string>>
  readonly deleteQuestion: string
  /** Heads the server's own description when a mapping keeps the block from being deleted. */
  readonly mappingWarning: string
}

/** Everything in which one kind of block differs from another. A further kind is one more object of this shape. */
export interface BlockKindSpec {
  /** Short and unique: the kind's name in query keys, drafts and stories. */
  readonly id: string
  /** Node of the permission tree that has the kind's permissions, and whose id its calls send. */
  readonly componentName: Component
  readonly steps: readonly [StepTitle, StepTitle, StepTitle, StepTitle]
  readonly texts: BlockKindTexts
  readonly rules: BlockKindRules
  readonly paths: BlockKindPaths
  /** What a block without academic dates is given, in the order of display. */
  readonly defaultAcademicDates: readonly AcademicDate[]
  /** Whether academic dates keep a start time. */
  readonly hasStartTime: boolean
  readonly summary: {
    /** Whether each date says how many slots it has. */
    readonly showsTimeslots: boolean
  }
  /** Translates between the domain and the aggregator's calls of this kind. */
  createService(api: Api, codec: IdCodec): BlockService
}

/** A default academic date as it stands before anybody filled it: off, without dates. */
export const defaultAcademicDate = (name: string, tempId: number | null = null): AcademicDate => ({
  id: 0,
  tempId,
  name,
  isOn: false,
  isCustom: false,
  from: null,
  to: null,
  forCentre: false,
  forStudent: false,
  startTime: '',
})
