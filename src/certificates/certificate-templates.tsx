import { FileDown, History } from 'lucide-react'
import { css } from 'styled-system/css'
import { templateErrors } from '#openapi/certificates/certificate-checks.ts'
import { certificateTemplate } from '#openapi/generated/resources/certificates/certificate-template.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { withQuery, type RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { printPage } from '#src/ui/kit/print-page.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import type { SampleTemplate } from './template/sample-paper.ts'
import { certificateTexts as texts } from './texts.ts'

// Loaded late: the list needs neither formatted text nor the preview of the page.
const BodyControl = lazyComponent(async () => (await import('./template/BodyControl.tsx')).BodyControl)
const TemplatePage = lazyComponent(async () => (await import('./template/TemplatePage.tsx')).TemplatePage)
const Markup = lazyComponent(async () => (await import('./Markup.tsx')).Markup)

const Body = ({ value }: { readonly value: string }) => (
  <LazyBoundary fallback={<SkeletonLines count={4} />}>
    <Markup value={value} />
  </LazyBoundary>
)

const Text = (control: FieldControlProps) => (
  <LazyBoundary fallback={<SkeletonLines count={6} />}>
    <BodyControl {...control} />
  </LazyBoundary>
)

// The text on the left, the page on the right.
const desk = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: '7',
  rowGap: '5',
  alignItems: 'start',
})

const isDraft = ({ status }: StoredRecord) => status === 2

const TemplateList = (page: RecordPage) => (
  <RecordList
    of={certificateTemplate}
    page={page}
    isOpen={isDraft}
    columns={['certificateTemplateName', 'certificateTypeId', 'orientation', 'pageSize', 'versionNo', 'status']}
    filters={['certificateTypeId']}
  />
)

/** The typed values that the preview shows. */
const templateOf = ({ values }: RecordFormState<'CertificateTemplate'>): SampleTemplate => ({
  ...values,
  signatories: values.signatories.map(({ fields: { name, position, signatureAssetId } }) => ({
    name: plainText(name),
    position: plainText(position),
    signatureAssetId: typeof signatureAssetId === 'number' ? signatureAssetId : null,
  })),
})

/** The link to the history of changes, and the button that prints the page of the sample student. */
const HeadActions = ({ page }: { readonly page: RecordPage }) => (
  <>
    {page.pathId !== undefined && page.can('View') && (
      <LinkButton href={withQuery(page.paths.view(page.pathId), '?tab=history')} icon={<History size={16} aria-hidden />}>
        {recordTexts.history}
      </LinkButton>
    )}
    <Button icon={<FileDown size={16} aria-hidden />} onClick={() => printPage(texts.testPdf)}>
      {texts.testPdf}
    </Button>
  </>
)

const TemplateForm = (page: RecordPage) => (
  <RecordEditor
    of={certificateTemplate}
    page={page}
    isOpen={isDraft}
    actions={<HeadActions page={page} />}
    check={templateErrors}
    initial={{ orientation: 'Portrait', pageSize: 'A4' }}
  >
    {(form) => (
      <div className={desk}>
        <div className={css({ minWidth: '0' })}>
          <FormPart title="Certificate Template" isStacked>
            <Fields of={form} names={['certificateTemplateName', 'certificateTypeId', 'orientation', 'pageSize']} />
            <Field of={form} name="body" control={Text} />
            <Fields of={form} names={['backgroundAssetId', 'sealAssetId']} />
          </FormPart>
          <FormPart title={certificateTemplate.fields.signatories.label} isStacked>
            <Rows of={form} name="signatories" />
          </FormPart>
        </div>
        <LazyBoundary fallback={<SkeletonLines count={8} />}>
          <TemplatePage template={templateOf(form)} />
        </LazyBoundary>
      </div>
    )}
  </RecordEditor>
)

const TemplateView = (page: RecordPage) => (
  <RecordView
    of={certificateTemplate}
    page={page}
    isOpen={isDraft}
    facts={['certificateTypeId', 'versionNo']}
    cells={{ body: Body }}
    parts={{ 'Certificate Template': ['orientation', 'pageSize', 'body', 'backgroundAssetId', 'sealAssetId', 'signatories'] }}
  />
)

export const certificateTemplates = resourcePages(certificateTemplate, { list: TemplateList, form: TemplateForm, view: TemplateView })
