/** The modules that are taught of a stream. */
export interface StreamModules {
  readonly streamId: number
  readonly moduleIds: readonly number[]
}

/** An intake, and when it is taught. */
export interface IntakeDates {
  readonly intakeId: number
  readonly teachingDateIds: readonly number[]
}

/** The blocks that students of an intake sit. */
export interface IntakeBlocks {
  readonly intakeId: number
  readonly testblockIds: readonly number[]
  readonly examblockIds: readonly number[]
}

/** How a combo route is taught in an intake, and to how many. */
export interface Delivery {
  readonly comboId: number
  readonly intakeId: number
  readonly deliveryMode: 1 | 2
  readonly students: number
}

/** All that a centre answers; what is not answered yet is empty. */
export interface SelectionAnswers {
  readonly comboIds: readonly number[]
  readonly streamIds: readonly number[]
  readonly modules: readonly StreamModules[]
  readonly intakes: readonly IntakeDates[]
  readonly blocks: readonly IntakeBlocks[]
  readonly delivery: readonly Delivery[]
}

/** Nothing answered. */
export const noAnswers: SelectionAnswers = { comboIds: [], streamIds: [], modules: [], intakes: [], blocks: [], delivery: [] }

export interface ComboChoice {
  readonly comboId: number
  readonly comboName: string
  readonly moduleIds: readonly number[]
  /** Those of its subcurricula. */
  readonly streamIds: readonly number[]
}

export interface StreamChoice {
  readonly streamId: number
  readonly streamName: string
  readonly coreModuleIds: readonly number[]
  readonly optionalModuleIds: readonly number[]
  readonly minModules: number
  readonly maxModules: number
}

export interface TeachingDateChoice {
  readonly teachingDateId: number
  readonly teachingDateName: string
  readonly startDate: string
  readonly endDate: string
}

export interface IntakeChoice {
  readonly intakeId: number
  readonly intakeName: string
  readonly teachingDates: readonly TeachingDateChoice[]
}

export interface BlockChoice {
  readonly kind: 'exam' | 'test'
  readonly blockId: number
  readonly blockName: string
  readonly startDate: string
  readonly endDate: string
}

export interface ProhibitedModules {
  readonly moduleId: number
  readonly otherId: number
  /** The name of the module rule. */
  readonly mapping: string
}

/** What may be chosen, and what was and may be no more. */
export interface SelectionChoices {
  /** Undefined for no limit. */
  readonly maxCombos?: number | undefined
  /** How many students the centre has places for; undefined where nobody has said. */
  readonly capacity?: number | undefined
  readonly combos: readonly ComboChoice[]
  readonly streams: readonly StreamChoice[]
  readonly modules: readonly { readonly moduleId: number; readonly moduleName: string }[]
  readonly intakes: readonly IntakeChoice[]
  readonly blocks: readonly BlockChoice[]
  readonly prohibited: readonly ProhibitedModules[]
}

/** The name of a combo route. */
export const comboName = ({ combos }: SelectionChoices, id: number): string => combos.find(({ comboId }) => comboId === id)?.comboName ?? ''

/** The name of a stream. */
export const streamName = ({ streams }: SelectionChoices, id: number): string =>
  streams.find(({ streamId }) => streamId === id)?.streamName ?? ''

/** The name of a module. */
export const moduleName = ({ modules }: SelectionChoices, id: number): string =>
  modules.find(({ moduleId }) => moduleId === id)?.moduleName ?? ''

/** The name of an intake. */
export const intakeName = ({ intakes }: SelectionChoices, id: number): string =>
  intakes.find(({ intakeId }) => intakeId === id)?.intakeName ?? ''

/** The name of a block. */
export const blockName = ({ blocks }: SelectionChoices, kind: BlockChoice['kind'], id: number): string =>
  blocks.find((block) => block.kind === kind && block.blockId === id)?.blockName ?? ''

/** How a combo route is taught in an intake, if that is answered. */
export const deliveryOf = ({ delivery }: SelectionAnswers, combo: number, intake: number): Delivery | undefined =>
  delivery.find(({ comboId, intakeId }) => comboId === combo && intakeId === intake)
