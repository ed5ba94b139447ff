import { Gaps } from './Gaps.tsx'
import { placeQuery, studentHref } from './gap-places.ts'
import { editPath } from './paths.ts'

interface RecordGapsProps {
  readonly gaps: ReadonlyMap<string, string>
  /** The encrypted id of the student. */
  readonly pathId: string
  /** The student looks at the own registration. */
  readonly isOwn?: boolean
}

/** What a registration lacks, with links to the tabs of its page, or to where the student adds it. */
export const RecordGaps = ({ gaps, pathId, isOwn = false }: RecordGapsProps) => (
  <Gaps gaps={gaps} hrefOf={(field) => (isOwn ? studentHref(pathId, field) : editPath(pathId, placeQuery('tab', field)))} />
)
