import { useMemo } from 'react'
import { contactGroup } from '#openapi/generated/resources/contacts/contact-group.ts'
import { contactType } from '#openapi/generated/resources/contacts/contact-type.ts'
import { groupType } from '#openapi/generated/resources/contacts/group-type.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { useOptions } from '#src/resources/use-options.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { useReferred } from '#src/resources/use-referred.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { groupTexts } from './groups/texts.ts'
import { createMembershipCheck, isByRule } from './membership.ts'

const ContactGroupList = (page: RecordPage) => (
  <RecordList
    of={contactGroup}
    page={page}
    columns={['groupName', 'groupTypeId', 'memberCount', 'ownerContactId', 'status']}
    filters={['groupTypeId', 'ownerContactId']}
  />
)

// Loaded on demand: a group of chosen members needs no rules, and the list of groups needs neither.
const RuleValue = lazyComponent(async () => (await import('./RuleValue.tsx')).RuleValue)
const RulePreview = lazyComponent(async () => (await import('./groups/RulePreview.tsx')).RulePreview)
const messagesOfGroup = lazyRelated(async () => (await import('./groups/group-messages.ts')).messagesOfGroup)
const countMembers = async () => (await import('./groups/GroupMembers.tsx')).countMembers
const GroupMembers = lazyComponent(async () => (await import('./groups/GroupMembers.tsx')).GroupMembers)

const ruleControls = {
  value: (control: FieldControlProps) => (
    <LazyBoundary fallback={<SkeletonLines count={1} />}>
      <RuleValue {...control} />
    </LazyBoundary>
  ),
}

/** Who belongs to a group: chosen one by one, or by rules, as its type says. */
function Membership({ form }: { readonly form: RecordFormState<'ContactGroup'> }) {
  const { record: type } = useReferred(groupType, form.values.groupTypeId)
  if (!type) return null
  return (
    <FormPart title="Members">
      {isByRule(type) ? (
        <>
          <Rows of={form} name="rules" addLabel="Add rule" controls={ruleControls} />
          <LazyBoundary fallback={<SkeletonLines count={2} />}>
            <RulePreview rows={form.values.rules} />
          </LazyBoundary>
        </>
      ) : (
        <Field of={form} name="contactIds" isRequired />
      )}
    </FormPart>
  )
}

/** Who looks after a group: one of the provider's own people. */
function Owner({ form }: { readonly form: RecordFormState<'ContactGroup'> }) {
  const types = useOptions(contactType, { filters: { parentContactType: 'NCUK' } })
  return <Field of={form} name="ownerContactId" narrow={{ contactTypeId: types.map(({ id }) => id) }} />
}

function ContactGroupForm(page: RecordPage) {
  const { queryClient, service } = useRecords(groupType)
  const check = useMemo(() => createMembershipCheck({ queryClient, service }), [queryClient, service])
  return (
    <RecordEditor of={contactGroup} page={page} check={check}>
      {(form) => (
        <>
          <FormPart title="Group">
            <Fields of={form} names={['groupName']} />
            <Field
              of={form}
              name="groupTypeId"
              // Another type may take rules in place of chosen contacts, or the other way round.
              onChange={(groupTypeId) => form.set({ groupTypeId, contactIds: [], rules: [] })}
            />
            <Owner form={form} />
          </FormPart>
          <Membership form={form} />
        </>
      )}
    </RecordEditor>
  )
}

const ContactGroupView = (page: RecordPage) => (
  <RecordView of={contactGroup} page={page} facts={['memberCount']} parts={{ '': ['groupTypeId', 'ownerContactId', 'rules'] }}>
    <ViewTab id="members" title="Members" count={countMembers}>
      <LazyBoundary fallback={<SkeletonLines count={6} />}>
        <GroupMembers />
      </LazyBoundary>
    </ViewTab>
    <ViewTab id="messages" title={groupTexts.messages} needs="Communication" related={messagesOfGroup} />
  </RecordView>
)

export const contactGroups = resourcePages(contactGroup, {
  list: ContactGroupList,
  form: ContactGroupForm,
  view: ContactGroupView,
})
