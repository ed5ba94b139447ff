import { ok, type Handlers } from '../contract.ts'

/** The modules that can be scheduled. */
export const moduleHandlers = {
  listModules: ({ query, db }) =>
    ok(
      db.modules
        .where(({ evaluations }) => evaluations.includes(query.evaluation))
        .map(({ moduleId, moduleName, colourCode, versions, subModule }) => ({ moduleId, moduleName, colourCode, versions, subModule })),
    ),
} satisfies Partial<Handlers>
