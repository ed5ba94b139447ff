import { Suspense } from 'react'
import { templateErrors } from '#openapi/certificates/certificate-checks.ts'
import { certificateTemplate } from '#openapi/generated/resources/certificates/certificate-template.ts'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

// Cleans markup, which no other page of the record needs.
const Markup = lazyComponent(async () => (await import('./Markup.tsx')).Markup)

const Body = ({ value }: { readonly value: string }) => (
  <Suspense fallback={<SkeletonLines count={4} />}>
    <Markup value={value} />
  </Suspense>
)

const isDraft = ({ status }: StoredRecord) => status === 2

const TemplateList = (page: RecordPage) => (
  <RecordList
    of={certificateTemplate}
    page={page}
    isOpen={isDraft}
    columns={['certificateTemplateName', 'certificateTypeId', 'orientation', 'paperSize', 'versionNo', 'status']}
    filters={['certificateTypeId']}
  />
)

const TemplateForm = (page: RecordPage) => (
  <RecordEditor of={certificateTemplate} page={page} check={templateErrors} initial={{ orientation: 'Portrait', paperSize: 'A4' }}>
    {(form) => (
      <>
        <FormPart title="Certificate Template">
          <Fields
            of={form}
            names={['certificateTemplateName', 'certificateTypeId', 'orientation', 'paperSize', 'pictureAssetId', 'body']}
          />
        </FormPart>
        <FormPart title={certificateTemplate.fields.signatories.label}>
          <Rows of={form} name="signatories" />
        </FormPart>
      </>
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
    parts={{ 'Certificate Template': ['orientation', 'paperSize', 'pictureAssetId', 'body', 'signatories'] }}
  />
)

export const certificateTemplates = resourcePages(certificateTemplate, { list: TemplateList, form: TemplateForm, view: TemplateView })
