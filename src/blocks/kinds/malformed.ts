import { ApiProblem } from '../../api/problem.ts'

/** Ends the reading of an answer that lacks what it must have; `what` stands in the problem's cause, for the log. */
export const malformed = (what: string): never => {
  const problem = new ApiProblem('malformed', 0)
  problem.cause = new Error(`Unreadable answer: ${what}`)
  throw problem
}

/** Ends a call for a record whose id cannot be put into an address. */
export const unaddressable = (): never => {
  throw new ApiProblem('notFound', 0, 'This record does not exist.')
}
