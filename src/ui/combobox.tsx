import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { Check } from 'lucide-react'
import { useState, type Ref } from 'react'
import { css, cx } from 'styled-system/css'
import { controlStyle } from './field.tsx'

interface ComboboxProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: readonly string[]
  readonly emptyText?: string
  readonly isOpen?: boolean
  readonly ref?: Ref<HTMLInputElement>
  onChange(value: readonly string[]): void
}

const list = css({
  maxHeight: '240px',
  overflowY: 'auto',
  p: '1',
  rounded: 'lg',
  bg: 'bg.raised',
  boxShadow: 'md',
  borderWidth: '1px',
  borderColor: 'border.default',
  zIndex: 'popoverInDialog',
})
const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: { base: 'touch', md: '34px' },
  px: '2.5',
  rounded: 'sm',
  cursor: 'pointer',
  _highlighted: { bg: 'bg.hover' },
})

/** Several of many: type to search (literally), arrows and Enter to choose; no hit says so. */
export function Combobox({ label, options, value, emptyText = 'No data found', isOpen, ref, onChange }: ComboboxProps) {
  const [search, setSearch] = useState('')
  const found = options.filter((option) => option.label.toLowerCase().includes(search.trim().toLowerCase()))
  const collection = createListCollection({ items: [...found] })
  return (
    <Ark.Root
      collection={collection}
      multiple
      openOnClick
      closeOnSelect={false}
      selectionBehavior="clear"
      defaultOpen={isOpen ?? false}
      value={[...value]}
      inputValue={search}
      onInputValueChange={(details) => setSearch(details.inputValue)}
      onValueChange={(details) => onChange(details.value)}
    >
      <Ark.Control>
        <Ark.Input ref={ref} aria-label={label} placeholder={label} className={controlStyle()} />
      </Ark.Control>
      <Portal>
        <Ark.Positioner className={css({ zIndex: 'popoverInDialog' })}>
          <Ark.Content className={cx(list)}>
            {found.length === 0 && <p className={css({ p: '3', color: 'fg.muted' })}>{emptyText}</p>}
            {found.map((option) => (
              <Ark.Item key={option.value} item={option} className={item}>
                <Ark.ItemText>{option.label}</Ark.ItemText>
                <Ark.ItemIndicator>
                  <Check size={16} aria-hidden />
                </Ark.ItemIndicator>
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
