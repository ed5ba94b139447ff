// Generated from openapi/ by `npm run generate`; do not edit.

/** The resource under which records name blocks, by kind. */
export const blockResources = { exam: 'Examblock', test: 'Testblock' } as const
