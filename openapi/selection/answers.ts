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

/** On campus, or online. */
export type DeliveryMode = 1 | 2

/** How a combo route is taught in an intake, and to how many. */
export interface Delivery {
  readonly comboId: number
  readonly intakeId: number
  /** Undefined while it is not chosen. */
  readonly deliveryMode?: DeliveryMode | undefined
  /** Undefined while no whole number is typed. */
  readonly students?: number | undefined
  /** What is typed for it, where the number alone would not show it. */
  readonly studentsText?: string | undefined
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
  /** The time zone of the start times. */
  readonly zoneName?: string | undefined
  /** When its slots begin on each of its days: HH:mm. */
  readonly startTimes?: readonly string[] | undefined
}

/** A chosen block that was moved, with the days that it had then. */
export interface MovedBlock extends Pick<BlockChoice, 'kind' | 'blockId' | 'startDate' | 'endDate'> {}

/** Something chosen that may be chosen no more. */
export interface GoneChoice {
  readonly kind: 'combo' | 'stream' | 'intake' | BlockChoice['kind']
  readonly id: number
  readonly name: string
}

/** A mode that a combo route may have in an intake beside those of the curriculum. */
export interface ApprovedDelivery {
  readonly comboId: number
  readonly intakeId: number
  readonly deliveryMode: DeliveryMode
}

export interface ProhibitedModules {
  readonly moduleId: number
  readonly otherId: number
  /** The name of the module rule. */
  readonly mapping: string
}

/** What may be chosen, and what was chosen and may not be any more. */
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
  /** Those of the curriculum. */
  readonly deliveryModes: readonly DeliveryMode[]
  readonly approvedDeliveries: readonly ApprovedDelivery[]
  readonly prohibited: readonly ProhibitedModules[]
  readonly gone?: readonly GoneChoice[] | undefined
  readonly moved?: readonly MovedBlock[] | undefined
}

const goneName = ({ gone = [] }: SelectionChoices, kind: GoneChoice['kind'], id: number): string =>
  gone.find((one) => one.kind === kind && one.id === id)?.name ?? ''

/** The name of a combo route. */
export const comboName = (choices: SelectionChoices, id: number): string =>
  choices.combos.find(({ comboId }) => comboId === id)?.comboName ?? goneName(choices, 'combo', id)

/** The name of a stream. */
export const streamName = (choices: SelectionChoices, id: number): string =>
  choices.streams.find(({ streamId }) => streamId === id)?.streamName ?? goneName(choices, 'stream', id)

/** The name of a module. */
export const moduleName = ({ modules }: SelectionChoices, id: number): string =>
  modules.find(({ moduleId }) => moduleId === id)?.moduleName ?? ''

/** The name of an intake. */
export const intakeName = (choices: SelectionChoices, id: number): string =>
  choices.intakes.find(({ intakeId }) => intakeId === id)?.intakeName ?? goneName(choices, 'intake', id)

/** The name of a block. */
export const blockName = (choices: SelectionChoices, kind: BlockChoice['kind'], id: number): string =>
  choices.blocks.find((block) => block.kind === kind && block.blockId === id)?.blockName ?? goneName(choices, kind, id)

/** How a combo route is taught in an intake, if that is answered. */
export const deliveryOf = ({ delivery }: SelectionAnswers, combo: number, intake: number): Delivery | undefined =>
  delivery.find(({ comboId, intakeId }) => comboId === combo && intakeId === intake)

/** The modes that a combo route may have in an intake, each once. */
export const modesFor = (
  { deliveryModes, approvedDeliveries }: SelectionChoices,
  combo: number,
  intake: number,
): readonly DeliveryMode[] => {
  const approved = approvedDeliveries.filter(({ comboId, intakeId }) => comboId === combo && intakeId === intake)
  return [...new Set([...deliveryModes, ...approved.map(({ deliveryMode }) => deliveryMode)])].toSorted((a, b) => a - b)
}
