import { ok, type Handlers } from '../contract.ts'
import { scheduleModules } from '../schedule-modules.ts'

/** The modules that can be scheduled. */
export const moduleHandlers = {
  listScheduleModules: ({ query, db }) =>
    ok(
      scheduleModules(db)
        .filter(({ evaluations }) => evaluations.includes(query.evaluation))
        .map(({ moduleId, moduleName, colourCode, versions, subModule }) => ({ moduleId, moduleName, colourCode, versions, subModule })),
    ),
} satisfies Partial<Handlers>
