import { noAnswers, type BlockChoice, type SelectionAnswers, type SelectionChoices } from '#openapi/curriculum-selection/answers.ts'
import type { BlockRecord, ResourceRecord } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'
import { offerOf, type OfferFields } from './offers.ts'
import type { ForCentre, SelectionFields } from './parts.ts'

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

function intakesOf(yearId: number, store: Store): SelectionChoices['intakes'] {
  return store
    .records('Intake')
    .where((record) => isActive(record) && record.fields['startYear'] === yearId)
    .map(({ id, fields }) => {
      const { intakeName, teachingDates } = fields as FieldsOf<'Intake'>
      return {
        intakeId: id,
        intakeName,
        teachingDates: teachingDates.map(({ teachingDateId = 0, ...date }) => ({ teachingDateId, ...date })),
      }
    })
}

/** The published blocks that a curriculum names; of a kind of which it names none, all that reach into the year. */
export function publishedBlocks({ curriculumId, yearId }: ForCentre, store: Store): BlockRecord[] {
  const { examblockIds = [], testblockIds = [] } = fieldsOf('Curriculum', curriculumId, store) ?? {}
  const named: Readonly<Record<string, readonly number[]>> = { exam: examblockIds, test: testblockIds }
  const year = fieldsOf('Year', yearId, store)
  const published = store.db.blocks.where(({ status, startDate, endDate }) => status === active && startDate !== null && endDate !== null)
  return published.filter(({ kind, id, startDate, endDate }) => {
    const chosen = published.filter((block) => block.kind === kind && named[kind]?.includes(block.id))
    if (chosen.length > 0) return chosen.some((block) => block.id === id)
    return !year || ((startDate ?? '') <= year.endDate && (endDate ?? '') >= year.startDate)
  })
}

const blockChoice = ({ kind, id, name, startDate, endDate }: BlockRecord): BlockChoice => ({
  kind,
  blockId: id,
  blockName: name,
  startDate: startDate ?? '',
  endDate: endDate ?? '',
})

function prohibitedOf({ db, named }: Store): SelectionChoices['prohibited'] {
  return db.moduleRules
    .where(({ status }) => status === active)
    .flatMap(({ name, rules }) =>
      rules.flatMap(({ moduleId, prohibitedModules }) =>
        prohibitedModules.map((other) => ({ moduleId, otherId: other.moduleId, mapping: name ?? 'N/A' })),
      ),
    )
    .filter(({ moduleId, otherId }) => named('Module', moduleId) !== '' && named('Module', otherId) !== '')
}

/** What a centre may choose of a curriculum in a year. */
export function choicesOf(about: ForCentre, store: Store): SelectionChoices {
  const offer = offerOf(about, store)?.fields as OfferFields | undefined
  const [combos, streams] = [combosOf(about.curriculumId, store), streamsOf(about.curriculumId, store)]
  const moduleIds = [
    ...combos.flatMap((combo) => combo.moduleIds),
    ...streams.flatMap((stream) => [...stream.coreModuleIds, ...stream.optionalModuleIds]),
  ]
  const prohibited = prohibitedOf(store).filter(({ moduleId, otherId }) => moduleIds.includes(moduleId) && moduleIds.includes(otherId))
  return {
    maxCombos: offer?.maxCombos,
    capacity: fieldsOf('Centre', about.centreId, store)?.capacity,
    combos,
    streams,
    modules: [...new Set(moduleIds)].map((moduleId) => ({ moduleId, moduleName: store.named('Module', moduleId) })),
    intakes: intakesOf(about.yearId, store),
    blocks: publishedBlocks(about, store).map(blockChoice),
    prohibited,
  }
}
