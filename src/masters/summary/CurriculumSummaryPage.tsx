import { addressOf } from '#machines/access/address.ts'
import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { CurriculumSummary } from './CurriculumSummary.tsx'
import { masterTexts as texts } from '../texts.ts'

/** The summary of a curriculum: a record's page whose tabs stand under an address of their own. */
export const CurriculumSummaryPage = (page: RecordPage) => (
  <RecordView
    of={curriculum}
    page={{
      ...page,
      paths: { ...page.paths, view: (curriculumId) => addressOf(`${page.paths.list}/summary/:curriculumId`, { curriculumId }) },
    }}
    facts={['programId', 'yearId', 'selectionFrom', 'selectionTo']}
    overview={{ title: texts.summary, content: <CurriculumSummary /> }}
    editLabel={texts.backToEdit}
  />
)
