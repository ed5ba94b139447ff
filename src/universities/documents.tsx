import { universityDocument } from '#openapi/generated/resources/institutes/university-document.ts'
import { ContractEnd } from '#src/resources/fields/ContractEnd.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FieldControl, type FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const cells = { validTo: ContractEnd }

const DocumentList = (page: RecordPage) => (
  <RecordList
    of={universityDocument}
    page={page}
    columns={['title', 'institutionId', 'documentType', 'file', 'versionNo', 'validFrom', 'validTo', 'status']}
    hidden={['versionNo']}
    filters={['institutionId', 'documentType']}
    cells={cells}
  />
)

/** The types without contracts, which the provider keeps to itself. */
const TypeWithoutContract = ({ rules, ...props }: FieldControlProps) => (
  <FieldControl
    {...props}
    rules={{
      ...rules,
      choices: (rules.choices ?? []).filter(({ value }) => value !== 'Contract'),
    }}
  />
)

const DocumentForm = (page: RecordPage) => (
  <RecordEditor of={universityDocument} page={page}>
    {(form) => (
      <>
        <FormPart title="Document">
          <Fields of={form} names={['title', 'institutionId']} />
          <Field of={form} name="documentType" control={page.contactType === 'NCUK' ? FieldControl : TypeWithoutContract} />
          <Fields of={form} names={['file']} />
        </FormPart>
        <FormPart title="Validity">
          <Fields of={form} names={['validFrom', 'validTo']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const DocumentView = (page: RecordPage) => (
  <RecordView
    of={universityDocument}
    page={page}
    facts={['documentType', 'validTo']}
    parts={{ '': ['institutionId', 'file', 'versionNo', 'validFrom'] }}
    cells={cells}
  />
)

export const universityDocuments = resourcePages(universityDocument, {
  list: DocumentList,
  form: DocumentForm,
  view: DocumentView,
})
