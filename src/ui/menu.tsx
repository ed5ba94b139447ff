import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: 'danger'
  readonly isDisabled?: boolean
  onSelect(): void
}

interface MenuProps {
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
  readonly header?: ReactNode
  /** Where it opens: below its trigger, or beside it. */
  readonly placement?: 'bottom-end' | 'right-start'
}

const content = css({
  minWidth: '184px',
  p: '1.5',
  rounded: 'lg',
  bg: 'bg.raised',
  boxShadow: 'md',
  borderWidth: '1px',
  borderColor: 'border.default',
  zIndex: 'dropdown',
  _open: { animation: 'rise token(durations.fast)' },
  _focusVisible: { outline: 'none' },
})
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: { base: 'touch', md: '34px' },
  px: '2.5',
  rounded: 'sm',
  cursor: 'pointer',
  color: 'fg.default',
  _highlighted: { bg: 'bg.hover' },
  _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
})

/** A menu of actions beside its trigger; arrows, Home, End and typing move in it. */
export function Menu({ trigger, items, header, placement = 'bottom-end' }: MenuProps) {
  return (
    <Ark.Root
      positioning={{ placement, gutter: 4 }}
      onSelect={({ value }) => items.find((one) => one.id === value)?.onSelect()}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={css({ zIndex: 'dropdown' })}>
          <Ark.Content className={content}>
            {header}
            {items.map((one) => (
              <Ark.Item
                key={one.id}
                value={one.id}
                disabled={one.isDisabled ?? false}
                className={cx(item, one.tone === 'danger' && css({ color: 'danger.text' }))}
              >
                {one.icon}
                {one.label}
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
