import { useState, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { useServices } from '#src/api/services.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { EditorFrame } from './editor-frame.ts'
import { readReferences } from './named-references.ts'
import { NoSuchRecord } from '../NoSuchRecord.tsx'
import type { RecordPage } from '../record-page.ts'
import type { StoredRecord } from '../record-types.ts'
import type { RecordService } from '../record-service.ts'
import type { RulesOf } from '../resource-types.ts'
import type { FormValues } from '../resource-values.ts'
import { useRecords } from '../use-records.ts'
import type { AnyForm, RecordFormState } from './form-of.ts'
import { recordForm, type RecordCheck } from './record-form.ts'

interface RecordEditorProps<N extends ResourceName> {
  readonly of: RulesOf<N>
  readonly page: RecordPage
  /** Rules over several fields. */
  readonly check?: RecordCheck
  /** Whether a stored record can be edited as it stands; the address of one that cannot leads to its page. */
  readonly isOpen?: ((record: StoredRecord) => boolean) | undefined
  /** What a new record begins with. */
  readonly initial?: Partial<FormValues<N>>
  /** What the page is called, unless by the record's name. */
  readonly title?: string | undefined
  /** In place of the head of the page: null for a form that is a part of a page. */
  readonly head?: ReactNode
  /** Buttons and links in the head of the page. */
  readonly actions?: ReactNode
  /** What the button of the save is called, unless "Save". */
  readonly saveLabel?: string
  /** What the button that saves and goes on is called, in a form that "Save" does not leave. */
  readonly nextLabel?: string
  /** What the button that leaves the form is called, unless "Back to listing". */
  readonly backLabel?: string
  /** What stands in the bar before the state of the save. */
  readonly bar?: (form: RecordFormState<N>) => ReactNode
  /** False for a form with secrets: nothing of it is kept. */
  readonly drafts?: boolean
  /** The path of where a save leads, by the encrypted id; the record's page unless given. */
  readonly savedAt?: ((id: string) => string) | undefined
  /** The call that stores a new record, unless the standard one; the same function while the form is open. */
  readonly creating?: RecordService['create']
  readonly children: (form: RecordFormState<N>) => ReactNode
}

/** The form of a record, new or existing, with its fields as children. */
export function RecordEditor<N extends ResourceName>({
  of: rules,
  page,
  check,
  initial,
  bar,
  drafts = true,
  creating,
  children,
  ...frame
}: RecordEditorProps<N>) {
  const { codec } = useServices()
  const usual = useRecords(rules)
  const deps = creating ? { ...usual, service: { ...usual.service, create: creating } } : usual
  const search = useSearch()
  const [form] = useState(() =>
    recordForm(rules, { check, initial: { ...(initial as TypedFields | undefined), ...readReferences(rules, codec, search) } }),
  )
  const { pathId } = page
  const id = pathId === undefined ? null : codec.decrypt(pathId)
  if (pathId !== undefined && id === null) return <NoSuchRecord rules={rules} page={page} />
  // The fields of the form were made from the rules of this resource, so they have its types.
  const formOf = (state: AnyForm): RecordFormState<N> => ({
    values: state.fields as FormValues<N>,
    errors: state.errors,
    isNew: state.isNew,
    isReadOnly: state.isReadOnly,
    names: state.names,
    set: (values) =>
      state.edit({ kind: 'set', values: values as TypedFields }, Object.keys(values).length === 1 ? (Object.keys(values)[0] ?? '') : ''),
    state,
  })
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <EditorFrame
        key={id ?? 'new'}
        {...frame}
        deps={deps}
        page={page}
        form={form}
        recordId={id}
        hasDrafts={drafts}
        bar={bar && ((state) => bar(formOf(state)))}
      >
        {(state) => children(formOf(state))}
      </EditorFrame>
    </LazyBoundary>
  )
}
