import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { createSearch } from '#machines/blocks/scheduling/schedule-search.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { Module } from '#machines/blocks/scheduling/schedule.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { Count } from '#src/ui/kit/badge.tsx'
import { FailedLine } from '#src/ui/kit/failed-line.tsx'
import { ToggleChip } from '#src/ui/kit/chip.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { ModuleRow } from './ModuleRow.tsx'
import { ModuleRows } from './ModuleRows.tsx'
import { elsewhere, type Standing } from '../schedule-view.ts'
import { texts } from '../texts.ts'

/** The modules that can be scheduled; null while they load, and why they could not be read. */
export type ReadModules = readonly Module[] | null | { readonly failure: string }

interface ModuleListProps {
  readonly modules: ReadModules
  /** Slots of the day in which each module stands, by id. */
  readonly standing: ReadonlyMap<string, readonly number[]>
  /** Where each module stands in the whole block, by id; null while that is not known. */
  readonly placements: ReadonlyMap<string, readonly Standing[]> | null
  readonly openDate: CivilDate | null
  readonly liftedId: string | null
  readonly isDraggable: boolean
  readonly isDisabled: boolean
  /** The list stands below a tab of the same name: its own title is for screen readers only. */
  readonly isTab?: boolean
  onChoose(module: Module): void
  /** A key on a module that is not one of the list's own; true when it was taken. */
  onCarryKey(event: KeyboardEvent<HTMLElement>, module: Module): boolean
  onCarryBlur(): void
  onRetry(): void
}

const noModules: readonly Module[] = []
const nameOf = (module: Module) => module.name

/** The modules that can be scheduled, with a search by name. One tab stop; arrows go from row to row. */
export function ModuleList(props: ModuleListProps) {
  const [query, setQuery] = useState('')
  const all = props.modules === null || 'failure' in props.modules ? noModules : props.modules
  // Memoized by hand: the compiler would fold thousands of names again at every key, together with what depends on the key.
  const search = useMemo(() => createSearch(all, nameOf), [all])
  // Deferred, so that a typed letter shows at once: searching thousands of modules must not hold up the keys.
  const wanted = useDeferredValue(query)
  const [isUnplacedOnly, setUnplacedOnly] = useState(false)
  const { placements } = props
  const unplaced = placements && all.filter(({ id }) => !placements.has(id))
  const isFiltered = isUnplacedOnly && placements !== null
  const found = isFiltered ? search(wanted).filter(({ id }) => !placements.has(id)) : search(wanted)
  const toggle = () => {
    setUnplacedOnly(!isUnplacedOnly)
    announce(isUnplacedOnly ? texts.allModules(all.length) : texts.onlyUnplaced(unplaced?.length ?? 0))
  }
  return (
    <div className={flex({ direction: 'column', minHeight: '0', flex: '1' })}>
      <div className={css({ px: '4', pt: '3', pb: '2.5', display: 'grid', gap: '2.5' })}>
        <div className={flex({ align: 'center', gap: '2' })}>
          <h2 className={props.isTab ? css({ srOnly: true }) : css({ textStyle: 'h3' })}>{texts.modules}</h2>
          {!props.isTab && <Count>{found.length}</Count>}
          <ToggleChip
            className={css({ ml: 'auto' })}
            isSelected={isFiltered}
            disabled={unplaced === null || all.length === 0}
            onClick={toggle}
          >
            {texts.notPlaced} {all.length > 0 && <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{unplaced?.length}</span>}
          </ToggleChip>
        </div>
        <SearchField label={texts.searchModules} value={query} onChange={setQuery} />
      </div>
      {props.modules === null && (
        <div className={css({ px: '4' })} aria-busy="true">
          <SkeletonLines count={8} />
        </div>
      )}
      {props.modules !== null && 'failure' in props.modules && (
        <FailedLine text={props.modules.failure} className={css({ px: '4' })} retry={texts.retry} onRetry={props.onRetry} />
      )}
      {Array.isArray(props.modules) && found.length === 0 && (
        <p role="status" className={css({ px: '4', py: '6', color: 'fg.muted', textAlign: 'center' })}>
          {all.length === 0 ? texts.noModulesAtAll : unplaced?.length === 0 && isFiltered ? texts.allPlaced : texts.noModules}
        </p>
      )}
      {found.length > 0 && <FoundModules {...props} found={found} />}
    </div>
  )
}

function FoundModules({
  found,
  standing,
  placements,
  openDate,
  liftedId,
  isDraggable,
  isDisabled,
  onChoose,
  onCarryKey,
  onCarryBlur,
}: ModuleListProps & { found: readonly Module[] }) {
  const helpId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const focusedIndex = found.findIndex((module) => module.id === focusedId)
  const stop = Math.max(focusedIndex, 0)

  const noteFocus = ({ id }: Module) => setFocusedId(id)
  const byKey = (event: KeyboardEvent<HTMLElement>, module: Module) => {
    if (onCarryKey(event, module) || isDisabled) return
    if (event.key === 'Enter' || (event.key === ' ' && !isDraggable)) {
      event.preventDefault()
      onChoose(module)
      return
    }
    const index = found.indexOf(module)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const target = found[next]
    if (target) focusRow(box.current, target.id)
  }

  return (
    <div ref={box} className={flex({ direction: 'column', minHeight: '0', flex: '1' })}>
      {isDraggable && <VisuallyHidden id={helpId}>{texts.moduleHelp}</VisuallyHidden>}
      <ModuleRows
        label={texts.modules}
        count={found.length}
        keptIndex={focusedIndex}
        renderRow={(index) => {
          const module = found[index]
          return (
            module && (
              <ModuleRow
                key={module.id}
                module={module}
                stands={standsOf(standing.get(module.id))}
                elsewhere={elsewhere(placements?.get(module.id), openDate)}
                isLifted={module.id === liftedId}
                isTabStop={index === stop}
                isDraggable={isDraggable}
                isDisabled={isDisabled}
                helpId={helpId}
                onChoose={onChoose}
                onKey={byKey}
                onFocus={noteFocus}
                onBlur={onCarryBlur}
              />
            )
          )
        }}
      />
    </div>
  )
}

const standsOf = (slots: readonly number[] | undefined): string => (slots ? texts.standsIn(slots) : '')

/** Rows beside the visible ones are in the document too, so the next one can always take the focus. */
function focusRow(box: HTMLElement | null, id: string): void {
  const rows = box?.querySelectorAll<HTMLElement>('[data-module]') ?? []
  for (const row of rows) if (row.dataset['module'] === id) row.focus()
}
