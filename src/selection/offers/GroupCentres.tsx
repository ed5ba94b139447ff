import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { centreGroup } from '#openapi/generated/resources/masters/centre-group.ts'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { RecordPicker } from '#src/resources/form/RecordPicker.tsx'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { selectionTexts as texts } from '../texts.ts'

interface Group {
  readonly groupName: string
  readonly centreIds: readonly number[]
}

/** The groups of a grouping that have centres. */
const groupsOf = ({ fields }: StoredRecord): readonly Group[] =>
  // The record has been read by the rules of its resource.
  ((fields['groups'] ?? []) as readonly Partial<Group>[]).flatMap(({ groupName = '', centreIds = [] }) =>
    centreIds.length > 0 ? [{ groupName, centreIds }] : [],
  )

/** Adds the centres of a group to those that an offer goes to. */
export function GroupCentres({ form }: { readonly form: RecordFormState<'CentreOffer'> }) {
  const { service } = useRecords(centreGroup)
  const [groupingId, setGroupingId] = useState<number | null>(null)
  const read = useQuery({ ...recordQuery(centreGroup, service, String(groupingId)), enabled: groupingId !== null })
  const add = ({ groupName, centreIds }: Group) => {
    form.set({ centreIds: [...new Set([...form.values.centreIds, ...centreIds])] })
    announce(texts.added(groupName))
  }
  const { yearId } = form.values
  return (
    <div className={css({ display: 'grid', gap: '3', alignContent: 'start' })}>
      <RecordPicker
        label={texts.grouping}
        of={centreGroup.name}
        path={centreGroup.path}
        value={groupingId === null ? [] : [groupingId]}
        isSingle
        names={{}}
        disabled={form.isReadOnly}
        {...(typeof yearId === 'number' ? { narrow: { yearId } } : {})}
        onChange={([id]) => setGroupingId(id ?? null)}
      />
      {groupingId !== null && (
        <ReadResult read={read}>
          {(record) => {
            const groups = groupsOf(record)
            if (groups.length === 0) return <p className={css({ color: 'fg.muted' })}>{texts.noGroups}</p>
            return (
              <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
                {groups.map((group) => (
                  <li key={group.groupName}>
                    <Button icon={<UserPlus size={16} aria-hidden />} onClick={() => add(group)}>
                      {texts.addGroup(group.groupName, group.centreIds.length)}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }}
        </ReadResult>
      )}
    </div>
  )
}
