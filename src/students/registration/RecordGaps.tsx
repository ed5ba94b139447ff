import { Gaps } from './Gaps.tsx'
import { placeQuery } from './gap-places.ts'
import { editPath } from './paths.ts'

interface RecordGapsProps {
  readonly gaps: ReadonlyMap<string, string>
  /** The encrypted id of the student. */
  readonly pathId: string
}

/** What a registration lacks, with links to the tabs of its page. */
export const RecordGaps = ({ gaps, pathId }: RecordGapsProps) => (
  <Gaps gaps={gaps} hrefOf={(field) => editPath(pathId, placeQuery('tab', field))} />
)
