import type { Db } from './db.ts'
import type { ModuleRecord, ResourceRecord } from './models.ts'
import type { FieldsOf } from './resources/engine/service.ts'

// The contract has checked the fields when they were stored.
const moduleFields = ({ fields }: ResourceRecord) => fields as FieldsOf<'Module'>
const submoduleFields = ({ fields }: ResourceRecord) => fields as FieldsOf<'Submodule'>

const isActive = ({ status }: ResourceRecord): boolean => status === 1

/** Derives the modules of blocks from the records of modules, submodules and colours. */
function viewOf(db: Db): (record: ResourceRecord) => ModuleRecord {
  const papers = new Map<number, ResourceRecord[]>()
  for (const record of db.records('Submodule').where(isActive)) {
    const { moduleId } = submoduleFields(record)
    papers.set(moduleId, [...(papers.get(moduleId) ?? []), record])
  }
  return (record) => {
    const { moduleName, colourId, versions = [], evaluations } = moduleFields(record)
    const colour = db.records('Colour').find(colourId)
    return {
      id: record.id,
      moduleId: record.id,
      moduleName,
      // The contract has checked it when it was stored.
      colourCode: (colour?.fields['colourCode'] as string | undefined) ?? null,
      versions: [...versions],
      subModule: (papers.get(record.id) ?? []).map((paper) => {
        const { submoduleName, versions: version = [] } = submoduleFields(paper)
        return { moduleId: paper.id, moduleName: submoduleName, version: [...version] }
      }),
      evaluations,
    }
  }
}

/** The modules that blocks can be given, in the order of their creation. */
export const scheduleModules = (db: Db): ModuleRecord[] => db.records('Module').where(isActive).map(viewOf(db))

/** The module of an id as blocks schedule it, also one that is inactive by now; null where there is none. */
export function scheduleModule(db: Db, id: number): ModuleRecord | null {
  const record = db.records('Module').find(id)
  return record && viewOf(db)(record)
}
