import { paper } from '#openapi/generated/resources/assessment/paper.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const PaperList = (page: RecordPage) => (
  <RecordList
    of={paper}
    page={page}
    columns={[
      'paperName',
      'paperCode',
      'moduleId',
      'version',
      'evaluation',
      'durationMinutes',
      'questionCount',
      'totalMarks',
      'passMark',
      'status',
    ]}
    hidden={['version', 'passMark']}
    filters={['moduleId', 'version', 'evaluation', 'areOptionsShuffled', 'mayGoBack']}
  />
)

const PaperForm = (page: RecordPage) => (
  <RecordForm
    of={paper}
    page={page}
    parts={{
      Paper: [
        'paperName',
        'paperCode',
        'moduleId',
        'version',
        'evaluation',
        'durationMinutes',
        'passMark',
        'areOptionsShuffled',
        'mayGoBack',
      ],
      Sections: ['sections'],
    }}
  />
)

const PaperView = (page: RecordPage) => (
  <RecordView
    of={paper}
    page={page}
    facts={['moduleId', 'version', 'durationMinutes', 'totalMarks']}
    parts={{
      Paper: ['evaluation', 'passMark', 'areOptionsShuffled', 'mayGoBack'],
      Sections: ['sections'],
    }}
  />
)

export const papers = resourcePages(paper, {
  list: PaperList,
  form: PaperForm,
  view: PaperView,
})
