import { pathway } from '#openapi/generated/resources/lookups/pathway.ts'
import { serveResource } from '../engine/service.ts'

/** Two of each stream, by the id of the stream. */
const names: Readonly<Record<number, readonly [string, string]>> = {
  1: ['Business Management', 'Marketing'],
  2: ['Economics', 'Accounting and Finance'],
  3: ['Mechanical Engineering', 'Electrical Engineering'],
  4: ['Computer Science', 'Software Engineering'],
  5: ['Physics and Chemistry', 'Biological Sciences'],
  6: ['Medicine', 'Pharmacy'],
  7: ['International Relations', 'Psychology'],
  8: ['Law', 'Law with Politics'],
  9: ['Graphic Design', 'Architecture'],
  10: ['Pre-sessional six weeks', 'Pre-sessional ten weeks'],
}

/** Where a stream leads. */
export const pathways = serveResource({
  rules: pathway,
  seeds: () =>
    Object.entries(names)
      .flatMap(([streamId, both]) => both.map((pathwayName) => ({ pathwayName, streamId: Number(streamId) })))
      .map((fields, index) => ({ id: index + 1, ...fields })),
})
