import { Check } from 'lucide-react'
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { css } from 'styled-system/css'
import { createSearch } from '#machines/blocks/scheduling/schedule-search.ts'
import { texts } from '../texts.ts'

const searchLabel = 'Search versions'

const panel = css({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  left: '0',
  width: '216px',
  p: '1.5',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'lg',
  bg: 'bg.raised',
  boxShadow: 'md',
  zIndex: 'dropdown',
  scrollMarginBottom: '80px',
  '&[data-side=end]': { left: 'auto', right: '0' },
})
const input = css({
  width: 'full',
  minHeight: '34px',
  px: '2.5',
  borderWidth: '1px',
  borderColor: 'border.control',
  rounded: 'md',
  bg: 'bg.surface',
  textStyle: { base: 'inputTouch', md: 'input' },
  _focusVisible: { outline: '2px solid', outlineColor: 'border.strong', outlineOffset: '-1px' },
})
const option = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: 'full',
  textAlign: 'start',
  gap: '2',
  minHeight: { base: 'touch', md: '32px' },
  px: '2.5',
  rounded: 'sm',
  cursor: 'pointer',
  '&[data-active]': { bg: 'bg.hover' },
})

interface VersionListProps {
  readonly label: string
  readonly versions: readonly string[]
  readonly chosen: readonly string[]
  onToggle(version: string): void
  onLeave(event: FocusEvent): void
  onEscape(event: KeyboardEvent): void
}

/** Versions to choose from, several at once: type to search, arrows and Enter or a press to choose. */
export function VersionList({ label, versions, chosen, onToggle, onLeave, onEscape }: VersionListProps) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const listId = useId()
  const found = createSearch(versions, (version) => version)(query)
  const current = Math.min(active, found.length - 1)
  const byKey = (event: KeyboardEvent) => {
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: found.length - 1 }[event.key]
    const version = found[current]
    if (next !== undefined) setActive((next + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Enter' && !event.ctrlKey && version !== undefined) onToggle(version)
    else return onEscape(event)
    return event.preventDefault()
  }
  return (
    <span ref={showWhole} className={panel}>
      <input
        ref={takeFocus}
        className={input}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${current}` : undefined}
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={byKey}
        onBlur={onLeave}
      />
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable="true"
        className={css({ mt: '1.5', maxHeight: '200px', overflowY: 'auto' })}
        // A press on an option must not take the focus from the search box.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map((version, index) => (
          <button
            key={version}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(version)}
            data-active={index === current || undefined}
            className={option}
            onPointerMove={() => setActive(index)}
            onClick={() => onToggle(version)}
          >
            {version}
            {chosen.includes(version) && <Check size={16} aria-hidden />}
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <span role="status" className={css({ display: 'block', p: '3', color: 'fg.muted' })}>
          {texts.noData}
        </span>
      )}
    </span>
  )
}

const takeFocus = (element: HTMLInputElement | null) => element?.focus()

/** Opens towards the side on which there is room, and brings the whole panel to the screen. */
function showWhole(element: HTMLElement | null): void {
  if (!element) return
  if (element.getBoundingClientRect().right > document.documentElement.clientWidth - 8) element.dataset['side'] = 'end'
  element.scrollIntoView({ block: 'nearest' })
}
