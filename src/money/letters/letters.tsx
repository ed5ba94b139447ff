import { sponsorshipLetter } from '#openapi/generated/resources/money/sponsorship-letter.ts'
import { letterErrors } from '#openapi/money/letter-checks.ts'
import { commentTexts } from '#src/resources/comments/texts.ts'
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

const LetterComments = lazyComponent(async () => (await import('./LetterComments.tsx')).LetterComments)

const isDraft = ({ status }: StoredRecord) => status === 2

const LetterList = (page: RecordPage) => (
  <RecordList
    of={sponsorshipLetter}
    page={page}
    isOpen={isDraft}
    columns={[
      'uslNumber',
      'holder',
      'sponsorName',
      'sponsorEmail',
      'curriculumId',
      'intakeId',
      'coverage',
      'amountMinor',
      'validFrom',
      'validTo',
      'status',
    ]}
    hidden={['sponsorEmail', 'curriculumId', 'coverage', 'amountMinor', 'validFrom']}
    filters={['centreId', 'leadId', 'studentId', 'curriculumId', 'intakeId', 'coverage']}
  />
)

const LetterForm = (page: RecordPage) => (
  <RecordEditor of={sponsorshipLetter} page={page} isOpen={isDraft} check={letterErrors}>
    {(form) => (
      <>
        <FormPart title="Holder">
          <Fields of={form} names={['leadId', 'studentId', 'curriculumId', 'intakeId']} />
        </FormPart>
        <FormPart title="Sponsor">
          <Fields of={form} names={['sponsorName', 'sponsorEmail', 'coverage']} />
          {form.values.coverage === 'Part' && (
            <>
              <Field of={form} name="amountMinor" isRequired />
              <Field of={form} name="currency" isRequired />
            </>
          )}
        </FormPart>
        <FormPart title="Letter">
          <Fields of={form} names={['validFrom', 'validTo', 'file']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const LetterView = (page: RecordPage) => (
  <RecordView
    of={sponsorshipLetter}
    page={page}
    facts={['holder', 'sponsorName', 'validTo']}
    parts={{
      Holder: ['leadId', 'studentId', 'centreId', 'curriculumId', 'intakeId'],
      Sponsor: ['sponsorName', 'sponsorEmail', 'coverage', 'amountMinor'],
      Letter: ['validFrom', 'validTo', 'file'],
    }}
    isOpen={isDraft}
  >
    <ViewTab id="comments" title={commentTexts.title}>
      <LazyBoundary fallback={<SkeletonLines count={4} />}>
        <LetterComments />
      </LazyBoundary>
    </ViewTab>
  </RecordView>
)

export const sponsorshipLetters = resourcePages(sponsorshipLetter, { list: LetterList, form: LetterForm, view: LetterView })
