import type { CurriculumChoices } from '#openapi/generated/schema.d.ts'
import type { Store } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'
import { prohibitedPairs } from '../masters/prohibition.ts'
import { selectionFields } from '../selection/parts.ts'
import { selectionStatus } from '../selection/status.ts'

const active = 1

/** Where and when a student is taught. */
interface ForStudent {
  readonly centreId: number
  readonly yearId: number
}

type OneChoice = CurriculumChoices['curricula'][number]

/** The ids of a resource's active records that belong to a curriculum. */
const ofCurriculum = (resource: 'Combo' | 'Subcurriculum', curriculumId: number, store: Store) =>
  store.records(resource).where(({ fields, status }) => status === active && fields['curriculumId'] === curriculumId)

/** The modules that a curriculum teaches: those of its streams, of what it teaches by semester, and of its combo routes. */
export function modulesOf(curriculumId: number, store: Store): number[] {
  const streams = (fieldsOf('Curriculum', curriculumId, store)?.streamIds ?? []).flatMap((id) => fieldsOf('Stream', id, store) ?? [])
  const parts = (['Subcurriculum', 'Combo'] as const).flatMap((resource) =>
    ofCurriculum(resource, curriculumId, store).flatMap(({ id }) => fieldsOf(resource, id, store)?.moduleIds ?? []),
  )
  const ids = streams.flatMap(({ coreModuleIds = [], optionalModuleIds = [] }) => [...coreModuleIds, ...optionalModuleIds])
  return [...new Set([...ids, ...parts])]
}

/** What students of a centre may take in a year: what an accepted selection of the centre names. */
export function curriculaOf({ centreId, yearId }: ForStudent, store: Store): OneChoice[] {
  const accepted = store
    .records('CentreSelection')
    .where(
      ({ fields, status }) =>
        status === selectionStatus.completed &&
        fields['centreId'] === centreId &&
        fields['yearId'] === yearId &&
        fields['decision'] === 'Accepted',
    )
  const intakes = store.records('Intake').where(({ fields, status }) => status === active && fields['startYear'] === yearId)
  return accepted.flatMap((record): OneChoice[] => {
    const { curriculumId, streamIds = [], comboIds = [] } = selectionFields(record)
    const programId = fieldsOf('Curriculum', curriculumId, store)?.programId
    if (programId === undefined) return []
    return [
      {
        curriculumId,
        programId,
        streamIds: [...streamIds],
        intakeIds: intakes.map(({ id }) => id),
        comboIds: [...comboIds],
        moduleIds: modulesOf(curriculumId, store),
      },
    ]
  })
}

/** The same, with the modules that exclude each other. */
export function curriculumChoices(about: ForStudent, store: Store): CurriculumChoices {
  const curricula = curriculaOf(about, store)
  const known = new Set(curricula.flatMap(({ moduleIds }) => moduleIds))
  return {
    curricula,
    prohibited: prohibitedPairs(store)
      .filter(({ moduleId, otherId }) => known.has(moduleId) && known.has(otherId))
      .map((pair) => ({ ...pair, moduleName: store.named('Module', pair.moduleId), otherName: store.named('Module', pair.otherId) })),
  }
}
