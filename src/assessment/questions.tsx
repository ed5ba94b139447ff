import { question } from '#openapi/generated/resources/assessment/question.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const QuestionList = (page: RecordPage) => (
  <RecordList
    of={question}
    page={page}
    fixed="kind=question"
    columns={[
      'questionCode',
      'moduleId',
      'submoduleId',
      'questionType',
      'marks',
      'difficulty',
      'topics',
      'versionNo',
      'facility',
      'discrimination',
      'status',
    ]}
    hidden={['submoduleId', 'versionNo', 'facility', 'discrimination']}
    filters={['moduleId', 'submoduleId', 'questionType', 'difficulty', 'topics', 'authorId']}
  />
)

const QuestionForm = (page: RecordPage) => (
  <RecordForm
    of={question}
    page={page}
    parts={{
      Question: ['questionCode', 'moduleId', 'submoduleId', 'questionType', 'stem', 'assetId', 'altText'],
      Answers: ['options', 'answers', 'tolerance', 'markScheme'],
      Marks: ['marks', 'negativeMarks', 'difficulty', 'topics'],
    }}
  />
)

const QuestionView = (page: RecordPage) => (
  <RecordView
    of={question}
    page={page}
    facts={['questionType', 'moduleId', 'marks', 'difficulty', 'versionNo']}
    parts={{
      Question: ['stem', 'options', 'answers', 'tolerance', 'markScheme'],
      Marks: ['negativeMarks', 'topics', 'facility', 'discrimination'],
    }}
  />
)

export const questions = resourcePages(question, {
  list: QuestionList,
  form: QuestionForm,
  view: QuestionView,
})
