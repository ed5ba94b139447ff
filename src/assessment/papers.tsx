import { useState } from 'react'
import { paperErrors, type PaperQuestion } from '#openapi/assessment/paper-checks.ts'
import { paper } from '#openapi/generated/resources/assessment/paper.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PaperTabs } from './AuthoringTabs.tsx'
import { assessmentTexts as texts } from './texts.ts'

const PaperBuilder = lazyComponent(async () => (await import('./builder/PaperBuilder.tsx')).PaperBuilder)
const PaperSheet = lazyComponent(async () => (await import('./sheet/PaperSheet.tsx')).PaperSheet)
const ModuleFields = lazyComponent(async () => (await import('./builder/ModuleFields.tsx')).ModuleFields)

const sealed = 8
const isUnsealed = ({ status }: StoredRecord) => status !== sealed

const PaperList = (page: RecordPage) => (
  <RecordList
    of={paper}
    page={page}
    isOpen={isUnsealed}
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
    hidden={['version', 'questionCount', 'passMark']}
    filters={['moduleId', 'version', 'evaluation', 'areOptionsShuffled', 'mayGoBack']}
    above={PaperTabs}
  />
)

/** What a paper is, and below it the builder: the sections beside the bank. */
function PaperForm(page: RecordPage) {
  const [known] = useState(() => new Map<number, PaperQuestion>())
  return (
    <RecordEditor
      of={paper}
      page={page}
      isOpen={isUnsealed}
      check={(given) => paperErrors(given, (id) => known.get(id) ?? null)}
      initial={{ mayGoBack: 1 }}
    >
      {(form) => (
        <>
          <FormPart title="Paper">
            <Fields of={form} names={['paperName', 'paperCode']} />
            <LazyBoundary fallback={<SkeletonLines count={3} />}>
              <ModuleFields form={form} />
            </LazyBoundary>
            <Field of={form} name="evaluation" />
            <Fields of={form} names={['durationMinutes', 'passMark', 'areOptionsShuffled', 'mayGoBack', 'formulaBooklet']} />
          </FormPart>
          <LazyBoundary fallback={<SkeletonLines count={8} />}>
            <PaperBuilder form={form} known={known} />
          </LazyBoundary>
        </>
      )}
    </RecordEditor>
  )
}

const PaperView = (page: RecordPage) => (
  <RecordView
    of={paper}
    page={page}
    isOpen={isUnsealed}
    facts={['moduleId', 'version', 'durationMinutes', 'totalMarks', 'passMark', 'authorId']}
    parts={{ Paper: ['evaluation', 'questionCount', 'areOptionsShuffled', 'mayGoBack', 'formulaBooklet'], Sections: ['sections'] }}
  >
    <ViewTab id="print" title={texts.print}>
      <PaperSheet />
    </ViewTab>
  </RecordView>
)

export const papers = resourcePages(paper, { list: PaperList, form: PaperForm, view: PaperView })
