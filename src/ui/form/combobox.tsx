import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import { css, cx } from 'styled-system/css'
import { announce } from '../kit/announce.tsx'
import { Chip } from '../kit/chip.tsx'
import { comboboxBox, comboboxEntry, comboboxInput, comboboxItem, comboboxList, comboboxTick } from './combobox-style.ts'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { LandmarkPortal } from '../layers/landmark-portal.tsx'
import { Match } from '../text/match.tsx'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface ComboboxProps extends Omit<FieldProps, 'children' | 'counter'> {
  readonly options: readonly Choice[]
  /** The chosen values, in the order of choosing; at most one when `isSingle`. */
  readonly value: readonly string[]
  readonly isSingle?: boolean
  /** What the chosen values are called, where `options` may lack them. */
  readonly chosen?: readonly Choice[]
  /** Where `options` are read from elsewhere: whether they are loading, or could not be loaded. */
  readonly status?: 'loading' | 'failed' | null
  readonly placeholder?: string
  readonly emptyText?: string
  readonly disabled?: boolean
  /** Open from the start, as in a popover that holds nothing else. */
  readonly isOpen?: boolean
  readonly ref?: Ref<HTMLInputElement>
  onChange(value: readonly string[]): void
  /** Asks for the options that a text finds, at first for those of an empty one; without it `options` are all there are. */
  onSearch?: (text: string) => void
}

const statusTexts = { loading: 'Loading…', failed: 'The options could not be loaded.' } as const

/** Beyond so many hits the list asks for a closer search instead of drawing them all. */
const limit = 100

/** One or several of many: type to search (literally), arrows and Enter to choose, Backspace to take the last one back. */
export function Combobox({
  options,
  value,
  isSingle,
  chosen = [],
  status = null,
  placeholder,
  emptyText = 'No data found',
  disabled,
  isOpen,
  ref,
  onChange,
  onSearch,
  ...field
}: ComboboxProps) {
  const labels = new Map([...chosen, ...options].map((option) => [option.value, option.label]))
  const [typed, setTyped] = useState('')
  const [isTyping, setTyping] = useState(false)
  // The input shows what is being typed, else the label of the value, which may have changed, or stayed though another one was pressed.
  const text = isSingle && !isTyping ? (labels.get(value[0] ?? '') ?? '') : typed
  const [search, setSearch] = useState('')
  const [marked, setMarked] = useState<string | null>(null)
  const [pressed, setPressed] = useState<readonly Choice[] | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const find = (text: string) => {
    if (onSearch) return options
    const wanted = text.trim().toLowerCase()
    return options.filter((option) => option.label.toLowerCase().includes(wanted))
  }
  // The options stay while one is pressed: new ones would move another option, or none, under the pointer.
  const hits = pressed ?? (status === 'failed' ? [] : find(search))
  const holdWhilePressed = () => {
    setPressed(hits)
    const release = new AbortController()
    const letGo = () => {
      release.abort()
      setPressed(null)
    }
    for (const end of ['click', 'pointercancel']) window.addEventListener(end, letGo, { signal: release.signal })
  }
  const found = hits.slice(0, limit)
  // Ark marks the first hit a moment late, when that may be gone already: then the first of the present ones is marked.
  const mark = marked === null || found.some((option) => option.value === marked) ? marked : (found[0]?.value ?? null)
  // Only what is typed searches; a chosen label that comes into the input does not.
  const follow = ({ inputValue, reason }: { inputValue: string; reason?: string | undefined }) => {
    setTyped(inputValue)
    setTyping(reason === 'input-change')
    if (reason === 'input-change') {
      setSearch(inputValue)
      if (onSearch) return onSearch(inputValue)
      if (find(inputValue).length === 0) announce(emptyText)
    } else if (reason === 'item-select' || inputValue !== search) setSearch('')
  }
  const remove = (one: string) => {
    onChange(value.filter((other) => other !== one))
    announce(`${labels.get(one) ?? one} removed.`)
  }
  return (
    <Field {...field}>
      {(control) => (
        <Ark.Root
          collection={createListCollection({ items: found })}
          ids={{ input: control.id, label: `${control.id}-label` }}
          multiple={!isSingle}
          openOnClick
          inputBehavior="autohighlight"
          closeOnSelect={isSingle ?? false}
          selectionBehavior={isSingle ? 'replace' : 'clear'}
          positioning={{ sameWidth: true, gutter: 4 }}
          lazyMount
          unmountOnExit
          disabled={disabled ?? false}
          invalid={control['aria-invalid'] ?? false}
          defaultOpen={isOpen ?? false}
          value={[...value]}
          inputValue={text}
          onInputValueChange={follow}
          highlightedValue={mark}
          onHighlightChange={(details) => setMarked(details.highlightedValue)}
          onOpenChange={({ open, reason }) => {
            // What opens by typing searches for what was typed.
            if (open) return reason === 'input-change' ? undefined : onSearch?.('')
            setMarked(null)
            setTyping(false)
          }}
          onValueChange={(details) => onChange(details.value)}
        >
          <Ark.Control ref={box} className={comboboxBox} data-invalid={control['aria-invalid']} data-disabled={disabled || undefined}>
            {!isSingle &&
              value.map((one) => (
                <Chip
                  key={one}
                  isDisabled={disabled ?? false}
                  removeLabel={`Remove ${labels.get(one) ?? one}`}
                  onRemove={() => remove(one)}
                >
                  {labels.get(one) ?? one}
                </Chip>
              ))}
            <span className={comboboxEntry}>
              <Ark.Input
                ref={ref}
                placeholder={value.length === 0 ? placeholder : undefined}
                aria-describedby={control['aria-describedby']}
                aria-required={control['aria-required']}
                className={comboboxInput}
                // Ark writes the text back a moment later; kept in step here, a fast typist loses no letter.
                onChange={(event) => follow({ inputValue: event.currentTarget.value, reason: 'input-change' })}
                onKeyDown={(event) => {
                  const last = value.at(-1)
                  if (event.key === 'Backspace' && event.currentTarget.value === '' && !isSingle && last !== undefined) remove(last)
                }}
              />
              <Ark.Trigger asChild>
                <IconButton
                  size="field"
                  label={`${field.label}: show options`}
                  tabIndex={-1}
                  icon={<ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden />}
                />
              </Ark.Trigger>
            </span>
          </Ark.Control>
          <LandmarkPortal from={box}>
            <Ark.Positioner>
              <Ark.Content className={comboboxList} onPointerDown={holdWhilePressed}>
                <Ark.Empty className={css({ px: '2.5', py: '2', color: 'fg.muted' })}>
                  <span role="option" aria-disabled="true" aria-selected="false">
                    {status === null ? emptyText : statusTexts[status]}
                  </span>
                </Ark.Empty>
                {found.map((option) => (
                  <Ark.Item key={option.value} item={option} className={comboboxItem}>
                    {!isSingle && (
                      <span aria-hidden="true" className={comboboxTick}>
                        <Check size={13} strokeWidth={3} />
                      </span>
                    )}
                    <Ark.ItemText className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
                      <Match text={option.label} search={search} />
                    </Ark.ItemText>
                    {isSingle && (
                      <Ark.ItemIndicator>
                        <Check size={16} strokeWidth={1.75} aria-hidden />
                      </Ark.ItemIndicator>
                    )}
                  </Ark.Item>
                ))}
                {hits.length > limit && (
                  <p className={cx(css({ px: '2.5', py: '2', textStyle: 'small', color: 'fg.muted' }))}>
                    {`${hits.length - limit} more. Type to narrow the list.`}
                  </p>
                )}
              </Ark.Content>
            </Ark.Positioner>
          </LandmarkPortal>
        </Ark.Root>
      )}
    </Field>
  )
}
