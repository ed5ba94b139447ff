import { messageTemplate } from '#openapi/generated/resources/communications/message-template.ts'
import { unknownPlaceholder } from '#openapi/communications/message-text.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { TemplateTabs } from './ContentTabs.tsx'

const Markup = lazyComponent(async () => (await import('./messages/Markup.tsx')).Markup)
const TextControl = lazyComponent(async () => (await import('./messages/TextControl.tsx')).TextControl)

const Content = ({ value }: { readonly value: string }) => (
  <LazyBoundary fallback={<SkeletonLines count={4} />}>
    <Markup value={value} />
  </LazyBoundary>
)

const Text = (control: FieldControlProps) => (
  <LazyBoundary fallback={<SkeletonLines count={6} />}>
    <TextControl {...control} />
  </LazyBoundary>
)

const TemplateList = (page: RecordPage) => (
  <RecordList
    of={messageTemplate}
    page={page}
    above={TemplateTabs}
    columns={['templateName', 'componentId', 'mode', 'updatedAt', 'status']}
    filters={['componentId', 'mode']}
  />
)

/** The errors of a template whose texts use unknown placeholders. */
function placeholderErrors({ subject, content }: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const errors = [
    ['subject', subject],
    ['content', content],
  ] as const
  return new Map(
    errors.flatMap(([path, text]) => {
      const error = typeof text === 'string' ? unknownPlaceholder(text) : null
      return error === null ? [] : [[path, error] as const]
    }),
  )
}

const TemplateForm = (page: RecordPage) => (
  <RecordEditor of={messageTemplate} page={page} check={placeholderErrors}>
    {(form) => (
      <>
        <FormPart title="Template">
          <Fields of={form} names={['templateName', 'componentId', 'mode']} />
        </FormPart>
        <FormPart title="Text">
          <Field of={form} name="subject" control={Text} />
          <Field of={form} name="content" control={Text} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const TemplateView = (page: RecordPage) => (
  <RecordView
    of={messageTemplate}
    page={page}
    facts={['componentId', 'mode']}
    cells={{ content: Content }}
    parts={{ '': ['subject', 'content'] }}
  />
)

export const messageTemplates = resourcePages(messageTemplate, { list: TemplateList, form: TemplateForm, view: TemplateView })
