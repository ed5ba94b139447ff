import { audience } from '#openapi/generated/resources/communications/audience.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const RuleValues = lazyComponent(async () => (await import('./audiences/RuleValues.tsx')).RuleValues)
const LiveCount = lazyComponent(async () => (await import('./audiences/LiveCount.tsx')).LiveCount)
const StoredCount = lazyComponent(async () => (await import('./audiences/StoredCount.tsx')).StoredCount)

const countPeople = async () => (await import('./audiences/StoredCount.tsx')).countPeople

const AudienceList = (page: RecordPage) => (
  <RecordList
    of={audience}
    page={page}
    columns={['audienceName', 'kind', 'contactTypes', 'lastCount', 'countedAt', 'status']}
    filters={['kind', 'contactTypes']}
  />
)

const ruleControls = {
  values: (control: FieldControlProps) => (
    <LazyBoundary fallback={<SkeletonLines count={1} />}>
      <RuleValues {...control} />
    </LazyBoundary>
  ),
}

/** Who belongs to an audience: chosen people, or all who pass its rules. */
function People({ form }: { readonly form: RecordFormState<'Audience'> }) {
  if (form.values.kind === null) return null
  return (
    <FormPart title="People">
      {form.values.kind === 'Rule' ? (
        <Rows of={form} name="rules" addLabel="Add rule" controls={ruleControls} />
      ) : (
        <Fields of={form} names={['contactGroupIds', 'contactIds']} />
      )}
      <Field of={form} name="excludedContactIds" />
      <LazyBoundary fallback={<SkeletonLines count={3} />}>
        <LiveCount values={form.values} />
      </LazyBoundary>
    </FormPart>
  )
}

const AudienceForm = (page: RecordPage) => (
  <RecordEditor of={audience} page={page}>
    {(form) => (
      <>
        <FormPart title="Audience">
          <Field of={form} name="audienceName" />
          {/* Another kind empties both, because an audience has either rules or chosen people. */}
          <Field of={form} name="kind" onChange={(kind) => form.set({ kind, rules: [], contactGroupIds: [], contactIds: [] })} />
          <Field of={form} name="contactTypes" />
        </FormPart>
        <People form={form} />
      </>
    )}
  </RecordEditor>
)

const AudienceView = (page: RecordPage) => (
  <RecordView
    of={audience}
    page={page}
    facts={['kind', 'lastCount', 'countedAt']}
    parts={{ '': ['contactTypes', 'rules', 'contactGroupIds', 'contactIds', 'excludedContactIds'] }}
  >
    <ViewTab id="people" title="People" count={countPeople}>
      <StoredCount />
    </ViewTab>
  </RecordView>
)

export const audiences = resourcePages(audience, { list: AudienceList, form: AudienceForm, view: AudienceView })
