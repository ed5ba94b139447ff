import { failureOf } from '../failure.ts'
import { UseLinks, type UseLinksProps } from './UseLinks.tsx'

interface RefusedUsesProps extends Pick<UseLinksProps, 'linkTo'> {
  /** Why it was not deleted. */
  readonly problem: unknown
}

/** The records that keep something from being deleted, where its refusal names them. */
export function RefusedUses({ problem, linkTo }: RefusedUsesProps) {
  const { uses } = failureOf(problem)
  return uses ? <UseLinks uses={uses} linkTo={linkTo} /> : null
}
