import { questionErrors, fieldsOfType } from '#openapi/assessment/question-checks.ts'
import { question } from '#openapi/generated/resources/assessment/question.ts'
import { nothing } from '#src/resources/fields/field-text.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { QuestionTabs } from './AuthoringTabs.tsx'
import { assessmentTexts as texts } from './texts.ts'

// Loaded apart: it cleans markup, which a list of questions does not need.
const FormPreview = lazyComponent(async () => (await import('./question/FormPreview.tsx')).FormPreview)
const QuestionPicture = lazyComponent(async () => (await import('./question/QuestionPicture.tsx')).QuestionPicture)
const RecordPreview = lazyComponent(async () => (await import('./question/RecordPreview.tsx')).RecordPreview)

const approved = 8
const isLiving = ({ status }: StoredRecord) => status !== -1

/** The picture of a question, which says what it shows to those who do not see it. */
const PictureCell = ({ value, record }: { readonly value: number | undefined; readonly record: StoredRecord }) => {
  if (value === undefined) return nothing
  const { altText } = record.fields
  return (
    <LazyBoundary fallback={<SkeletonLines count={4} />}>
      <QuestionPicture assetId={value} altText={typeof altText === 'string' ? altText : ''} />
    </LazyBoundary>
  )
}

const QuestionList = (page: RecordPage) => (
  <RecordList
    of={question}
    page={page}
    fixed="kind=question"
    isOpen={isLiving}
    columns={[
      'questionCode',
      'moduleId',
      'submoduleId',
      'questionType',
      'marks',
      'negativeMarks',
      'difficulty',
      'topics',
      'versionNo',
      'facility',
      'discrimination',
      'status',
    ]}
    hidden={['submoduleId', 'negativeMarks', 'versionNo', 'facility', 'discrimination']}
    filters={['moduleId', 'submoduleId', 'questionType', 'difficulty', 'topics', 'authorId']}
    above={QuestionTabs}
  />
)

const trueOrFalse = ['True', 'False'].map((text, key) => ({ key, fields: { text, isCorrect: key === 0 ? 1 : 0, feedback: '' } }))

/** The fields of an answer follow the type of the question. */
function AnswerPart({ form }: { readonly form: RecordFormState<'Question'> }) {
  const own = fieldsOfType(form.values.questionType)
  if (own.length === 0) return null
  return (
    <FormPart title="Answer">
      {own.includes('options') && <Rows of={form} name="options" />}
      {own.includes('answers') && <Field of={form} name="answers" isRequired />}
      {own.includes('tolerance') && <Field of={form} name="tolerance" />}
      {own.includes('markScheme') && <Rows of={form} name="markScheme" />}
    </FormPart>
  )
}

const QuestionForm = (page: RecordPage) => (
  <RecordEditor of={question} page={page} isOpen={isLiving} check={questionErrors}>
    {(form) => (
      <>
        <FormPart title="Question">
          <Fields of={form} names={['questionCode', 'moduleId']} />
          <Field of={form} name="submoduleId" narrow={{ moduleId: form.values.moduleId }} />
          <Field
            of={form}
            name="questionType"
            onChange={(questionType) =>
              form.set({
                questionType,
                ...(questionType === 'True or false' && form.values.options.length === 0 && { options: trueOrFalse }),
              })
            }
          />
          <Fields of={form} names={['stem', 'assetId', 'altText']} />
        </FormPart>
        <AnswerPart form={form} />
        <FormPart title="Marks">
          <Fields of={form} names={['marks']} />
          {fieldsOfType(form.values.questionType).includes('negativeMarks') && <Field of={form} name="negativeMarks" />}
          <Fields of={form} names={['difficulty', 'topics']} />
        </FormPart>
        <FormPart title={texts.tryIt}>
          <LazyBoundary fallback={<SkeletonLines count={4} />}>
            <FormPreview form={form} />
          </LazyBoundary>
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const QuestionView = (page: RecordPage) => (
  <RecordView
    of={question}
    page={page}
    isOpen={isLiving}
    // The server refuses it too: authors do not approve their own questions.
    isOffered={({ fields }, to) => to !== approved || String(fields['authorId']) !== page.userId}
    facts={['questionType', 'moduleId', 'submoduleId', 'marks', 'difficulty', 'versionNo', 'authorId']}
    cells={{ assetId: PictureCell }}
    parts={{
      Question: ['stem', 'assetId', 'altText', 'options', 'answers', 'tolerance', 'markScheme'],
      Marks: ['negativeMarks', 'topics', 'facility', 'discrimination'],
    }}
  >
    <ViewTab id="preview" title={texts.tryIt}>
      <RecordPreview />
    </ViewTab>
  </RecordView>
)

export const questions = resourcePages(question, { list: QuestionList, form: QuestionForm, view: QuestionView })
