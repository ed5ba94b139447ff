import { ApiProblem } from '../../api/problem.ts'

/** Ends the reading of an answer that lacks what it must have. `what` is for whoever reads the log. */
export const malformed = (what: string): never => {
  throw new ApiProblem({ code: 0, description: 'Something went wrong!', kind: 'malformed', cause: new Error(`Unreadable answer: ${what}`) })
}

/** Ends a call for a record whose id cannot be put into an address. */
export const unaddressable = (): never => {
  throw new ApiProblem({ code: 404, description: 'Something went wrong!', kind: 'notFound' })
}
