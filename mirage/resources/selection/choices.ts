import {
  noAnswers,
  type BlockChoice,
  type GoneChoice,
  type MovedBlock,
  type SelectionAnswers,
  type SelectionChoices,
} from '#openapi/selection/answers.ts'
import { requestStatus } from '#openapi/selection/custom-requests.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { kindNames } from '../../block-kinds.ts'
import type { KindName } from '../../kinds/kind.ts'
import type { BlockRecord, ResourceRecord } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'
import { prohibitedPairs } from '../masters/prohibition.ts'
import { customDates, requestFields } from './custom-dates.ts'
import { offerOf, type OfferFields } from './offers.ts'
import { selectionFields, selectionOf, type ForCentre, type SelectionFields } from './parts.ts'

const active = 1

/** What a selection has answered; what it has not is empty. */
export const answersOf = ({ comboIds, streamIds, modules, intakes, blocks, delivery }: Partial<SelectionFields>): SelectionAnswers => ({
  comboIds: comboIds ?? noAnswers.comboIds,
  streamIds: streamIds ?? noAnswers.streamIds,
  modules: modules ?? noAnswers.modules,
  intakes: intakes ?? noAnswers.intakes,
  blocks: (blocks ?? []).map(({ intakeId, testblockIds = [], examblockIds = [] }) => ({ intakeId, testblockIds, examblockIds })),
  delivery: delivery ?? noAnswers.delivery,
})

/** Whether a record can be chosen: while it is active. */
const isActive = ({ status }: ResourceRecord): boolean => status === active

function combosOf(curriculumId: number, store: Store): SelectionChoices['combos'] {
  return store
    .records('Combo')
    .where((record) => isActive(record) && record.fields['curriculumId'] === curriculumId)
    .map(({ id, fields }) => {
      const { comboName, moduleIds, subcurriculumIds } = fields as FieldsOf<'Combo'>
      const streamIds = subcurriculumIds.flatMap((one) => fieldsOf('Subcurriculum', one, store)?.streamId ?? [])
      return { comboId: id, comboName, moduleIds, streamIds: [...new Set(streamIds)] }
    })
}

function streamsOf(curriculumId: number, store: Store): SelectionChoices['streams'] {
  const ids = fieldsOf('Curriculum', curriculumId, store)?.streamIds ?? []
  return ids.flatMap((streamId) => {
    const record = store.records('Stream').find(streamId)
    if (!record || !isActive(record)) return []
    const { streamName, coreModuleIds = [], optionalModuleIds = [], minModules, maxModules } = record.fields as FieldsOf<'Stream'>
    return [{ streamId, streamName, coreModuleIds, optionalModuleIds, minModules, maxModules }]
  })
}

/** The active intakes of a year, with the teaching dates that the centre alone has. */
function intakesOf({ yearId, centreId }: ForCentre, store: Store): SelectionChoices['intakes'] {
  const own = customDates(store.db).filter((date) => date.centreId === centreId)
  return store
    .records('Intake')
    .where((record) => isActive(record) && record.fields['startYear'] === yearId)
    .map(({ id, fields }) => {
      const { intakeName, teachingDates } = fields as FieldsOf<'Intake'>
      return {
        intakeId: id,
        intakeName,
        teachingDates: [
          ...teachingDates.map(({ teachingDateId = 0, ...date }) => ({ teachingDateId, ...date })),
          ...own
            .filter(({ intakeId }) => intakeId === id)
            .map(({ teachingDateId, teachingDateName, startDate, endDate }) => ({ teachingDateId, teachingDateName, startDate, endDate })),
        ],
      }
    })
}

/** The field that names blocks of a kind. */
const idsField = (kind: KindName) => `${kind}blockIds` as const

/** The published blocks that a curriculum names, never its drafts; of a kind of which it names none, all that reach into the year. */
export function publishedBlocks({ curriculumId, yearId }: ForCentre, store: Store): BlockRecord[] {
  const curriculum: Partial<FieldsOf<'Curriculum'>> = fieldsOf('Curriculum', curriculumId, store) ?? {}
  const year = fieldsOf('Year', yearId, store)
  const published = store.db.blocks.where(({ status, startDate, endDate }) => status === active && startDate !== null && endDate !== null)
  return published.filter(({ kind, id, startDate, endDate }) => {
    const named: readonly number[] = curriculum[idsField(kind)] ?? []
    if (named.length > 0) return named.includes(id)
    return !year || ((startDate ?? '') <= year.endDate && (endDate ?? '') >= year.startDate)
  })
}

/** The time zone of a centre. */
export const zoneOf = ({ centreId }: Pick<ForCentre, 'centreId'>, store: Store): number =>
  fieldsOf('Centre', centreId, store)?.timezoneId ?? 0

/** A block with its start times: in the time zone of the centre where it has that, else in its first one. */
function blockChoice({ kind, id, name, startDate, endDate, zones }: BlockRecord, zoneId: number, { named }: Store): BlockChoice {
  const zone = zones.find((one) => one.zoneId === zoneId) ?? zones[0]
  return {
    kind,
    blockId: id,
    blockName: name,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    ...(zone && { zoneName: named('Timezone', zone.zoneId), startTimes: zone.slots.map(({ time }) => time) }),
  }
}

type Chosen = Readonly<Record<GoneChoice['kind'], readonly number[]>>

const chosenIn = ({ comboIds, streamIds, intakes, blocks }: SelectionAnswers): Chosen => ({
  combo: comboIds,
  stream: streamIds,
  intake: intakes.map(({ intakeId }) => intakeId),
  exam: blocks.flatMap(({ examblockIds }) => examblockIds),
  test: blocks.flatMap(({ testblockIds }) => testblockIds),
})

/** What of the chosen may be chosen no more, with its name. */
function goneOf(chosen: readonly Chosen[], { combos, streams, intakes, blocks }: SelectionChoices, { db, named }: Store): GoneChoice[] {
  const blockName = (id: number) => db.blocks.find(id)?.name ?? ''
  const recordName = (resource: ResourceName) => (id: number) => named(resource, id)
  const gone = (kind: GoneChoice['kind'], known: readonly number[], nameOf: (id: number) => string) =>
    [...new Set(chosen.flatMap((one) => one[kind]))].filter((id) => !known.includes(id)).map((id) => ({ kind, id, name: nameOf(id) }))
  const known = (kind: KindName) => blocks.filter((block) => block.kind === kind).map(({ blockId }) => blockId)
  return [
    ...gone(
      'combo',
      combos.map(({ comboId }) => comboId),
      recordName('Combo'),
    ),
    ...gone(
      'stream',
      streams.map(({ streamId }) => streamId),
      recordName('Stream'),
    ),
    ...gone(
      'intake',
      intakes.map(({ intakeId }) => intakeId),
      recordName('Intake'),
    ),
    ...kindNames.flatMap((kind) => gone(kind, known(kind), blockName)),
  ]
}

/** The chosen blocks that take place on other days now. */
const movedOf = (blockDays: readonly MovedBlock[], chosen: Chosen, blocks: SelectionChoices['blocks']): readonly MovedBlock[] =>
  blockDays.filter(({ kind, blockId, startDate, endDate }) => {
    const now = blocks.find((block) => block.kind === kind && block.blockId === blockId)
    return chosen[kind].includes(blockId) && now !== undefined && (now.startDate !== startDate || now.endDate !== endDate)
  })

/** When the blocks of these answers take place now. */
export function blockDaysOf(answers: SelectionAnswers, { blocks }: SelectionChoices): readonly MovedBlock[] {
  const chosen = chosenIn(answers)
  return blocks
    .filter(({ kind, blockId }) => chosen[kind].includes(blockId))
    .map(({ kind, blockId, startDate, endDate }) => ({ kind, blockId, startDate, endDate }))
}

/** The modes that a selection may have beside those of the curriculum: those of its requests that were approved. */
function approvedDeliveriesOf(selectionId: number, { db }: Store): SelectionChoices['approvedDeliveries'] {
  return db
    .records('CustomRequest')
    .where(({ status }) => status === requestStatus.approved)
    .map(requestFields)
    .filter(({ centreSelectionId }) => centreSelectionId === selectionId)
    .flatMap(({ delivery }) => {
      if (!delivery) return []
      const { comboId, intakeId, deliveryMode } = delivery
      return [{ comboId, intakeId, deliveryMode }]
    })
}

const prohibitedOf = (store: Store): SelectionChoices['prohibited'] =>
  prohibitedPairs(store).filter(({ moduleId, otherId }) => store.named('Module', moduleId) !== '' && store.named('Module', otherId) !== '')

/** What a centre may choose of a curriculum in a year; what only `before` has chosen is named as well. */
export function choicesOf(about: ForCentre, store: Store, before: SelectionAnswers = noAnswers): SelectionChoices {
  const offer = offerOf(about, store)?.fields as OfferFields | undefined
  const [combos, streams] = [combosOf(about.curriculumId, store), streamsOf(about.curriculumId, store)]
  const moduleIds = [
    ...combos.flatMap((combo) => combo.moduleIds),
    ...streams.flatMap((stream) => [...stream.coreModuleIds, ...stream.optionalModuleIds]),
    ...before.modules.flatMap((stream) => stream.moduleIds),
  ]
  const prohibited = prohibitedOf(store).filter(({ moduleId, otherId }) => moduleIds.includes(moduleId) && moduleIds.includes(otherId))
  const choices: SelectionChoices = {
    maxCombos: offer?.maxCombos,
    capacity: fieldsOf('Centre', about.centreId, store)?.capacity,
    combos,
    streams,
    modules: [...new Set(moduleIds)].map((moduleId) => ({ moduleId, moduleName: store.named('Module', moduleId) })),
    intakes: intakesOf(about, store),
    blocks: publishedBlocks(about, store).map((block) => blockChoice(block, zoneOf(about, store), store)),
    deliveryModes: fieldsOf('Curriculum', about.curriculumId, store)?.deliveryModes ?? [],
    approvedDeliveries: [],
    prohibited,
  }
  const stored = selectionOf(about, store)
  if (!stored) return choices
  const fields = selectionFields(stored)
  const chosen = chosenIn(answersOf(fields))
  return {
    ...choices,
    approvedDeliveries: approvedDeliveriesOf(stored.id, store),
    gone: goneOf([chosen, chosenIn(before)], choices, store),
    moved: movedOf(fields.blockDays ?? [], chosen, choices.blocks),
  }
}
