import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { centresOf, groupName, moved } from '#machines/masters/centre-groups.ts'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { allRecords, optionsQuery, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { masterTexts as texts } from '../texts.ts'
import { CentreItems, type BoardCentre } from './CentreItems.tsx'
import { GroupColumn } from './GroupColumn.tsx'
import { GroupName } from './GroupName.tsx'

// The centres that are in no group stay beside all groups, however many these are.
const board = css({
  py: '5',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)', lg: 'minmax(232px, 1fr) minmax(0, 3fr)' },
  alignItems: 'start',
  gap: '4',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(232px, 100%), 1fr))',
  alignItems: 'start',
  gap: '4',
})

/** Only active centres can be chosen, by name; what is beyond one page of them is found by searching. */
const wantedCentres = { ...allRecords, pageSize: 200, status: '1', sort: { column: 'centreName', direction: 'asc' } } as const

/** The groups of a grouping side by side, after the centres that are in none. A centre is dragged, or moved by its menu. */
export function GroupBoard({ form }: { readonly form: RecordFormState<'CentreGroup'> }) {
  const { service } = useRecords(centre)
  const { api } = useServices()
  const element = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const [movedByMenu, setMovedByMenu] = useState<{ readonly id: number } | null>(null)
  const { groups } = form.values
  const grouped = groups.flatMap(centresOf)
  const read = useQuery(recordListQuery(centre, service, { ...wantedCentres, search: wanted }))
  const [met, setMet] = useState<ReadonlyMap<number, string>>(new Map())
  const listed = new Map(read.data?.rows.map(({ id, name }) => [Number(id), name]))
  const stored = form.names[centre.name] ?? {}
  const nameless = grouped.filter((id) => !met.has(id) && !listed.has(id) && stored[String(id)] === undefined)
  const { data: named = [] } = useQuery({
    ...optionsQuery(centre.name, api, centre.path, { ids: nameless }),
    enabled: nameless.length > 0,
  })
  const nameOf = (id: number) =>
    stored[String(id)]?.name ?? met.get(id) ?? listed.get(id) ?? named.find((one) => one.id === id)?.name ?? '…'
  const centresIn = (ids: readonly number[]): readonly BoardCentre[] => ids.map((id) => ({ id, name: nameOf(id) }))

  // The focus follows a centre that was moved by its menu.
  useEffect(() => {
    if (movedByMenu) element.current?.querySelector<HTMLElement>(`[data-centre="${movedByMenu.id}"] button`)?.focus()
  }, [movedByMenu])

  const places = [
    { key: null, name: texts.ungrouped },
    ...groups.map((group, index) => ({ key: group.key, name: groupName(group, index) })),
  ]
  const move = (id: number, to: number | null) => {
    // Keeps the name, because a later search may not list the centre.
    setMet((before) => new Map(before).set(id, nameOf(id)))
    form.set({ groups: moved(groups, id, to) })
    announce(texts.movedTo(nameOf(id), places.find(({ key }) => key === to)?.name ?? ''))
  }
  const items = {
    places,
    isReadOnly: form.isReadOnly,
    onMove: (id: number, to: number | null) => {
      move(id, to)
      setMovedByMenu({ id })
    },
  }

  return (
    <div ref={element} className={board}>
      <GroupColumn
        name={texts.ungrouped}
        head={<SearchField label={texts.searchCentres} value={search} onChange={setSearch} />}
        onDrop={(id) => move(id, null)}
      >
        <ReadResult read={read}>
          {({ rows, total }) => (
            <>
              <CentreItems
                {...items}
                label={texts.ungrouped}
                place={null}
                centres={centresIn(rows.map(({ id }) => Number(id)).filter((id) => !grouped.includes(id)))}
              />
              {total > rows.length && (
                <p className={css({ textStyle: 'small', color: 'fg.muted', p: '2' })}>{texts.moreCentres(total - rows.length)}</p>
              )}
            </>
          )}
        </ReadResult>
      </GroupColumn>
      <div className={columns}>
        {groups.map((group, index) => (
          <GroupColumn
            key={group.key}
            name={groupName(group, index)}
            count={centresOf(group).length}
            head={<GroupName form={form.state} group={group} index={index} />}
            onDrop={(id) => move(id, group.key)}
          >
            <CentreItems {...items} label={groupName(group, index)} place={group.key} centres={centresIn(centresOf(group))} />
          </GroupColumn>
        ))}
      </div>
    </div>
  )
}
