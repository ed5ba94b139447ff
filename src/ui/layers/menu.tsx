import { Menu as Ark } from '@ark-ui/react/menu'
import { Fragment, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { Link } from 'wouter'
import { LandmarkPortal } from './landmark-portal.tsx'
import { floating } from './popover-style.ts'

interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: 'danger'
  readonly isDisabled?: boolean
  /** A hairline above it. */
  readonly isApart?: boolean
}

/** What a menu offers: an act, or a page that it leads to, with the state that its history entry is given. */
export type MenuItem =
  | (MenuEntry & { onSelect(): void; readonly href?: undefined })
  | (MenuEntry & { readonly href: string; readonly state?: object; onSelect?(): void })

interface MenuProps {
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
  readonly header?: ReactNode
  readonly placement?: 'bottom-end' | 'bottom-start' | 'right-start' | 'top-start' | 'top-end'
}

const content = cx(
  floating,
  css({ minWidth: '184px', maxWidth: '94vw', maxHeight: 'var(--available-height)', overflowY: 'auto', p: '1.5', zIndex: 'dropdown' }),
)
const head = css({ px: '4', pt: '1.5', pb: '2.5', mx: '-1.5', mb: '1.5', borderBottomWidth: '1px', borderColor: 'border.subtle' })
const line = css({ my: '1.5', mx: '-1.5', borderTopWidth: '1px', borderColor: 'border.subtle' })
const item = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: { base: 'touch', md: '36px' },
    px: '2.5',
    rounded: 'sm',
    cursor: 'pointer',
    textStyle: 'bodyStrong',
    '& svg': { flexShrink: 0, color: 'fg.muted' },
    _highlighted: { bg: 'bg.hover', _forcedColors: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
  },
  variants: {
    tone: { danger: { color: 'danger.text', '& svg': { color: 'danger.icon' }, _highlighted: { bg: 'danger.subtle' } } },
  },
})

const below = (placement: NonNullable<MenuProps['placement']>) => ({ placement, gutter: 4 })

/** Follows a link that was chosen by a key as a click does: the menu's own event reaches neither the router nor what guards unsaved work. */
const followLink = ({ node }: { readonly node: HTMLElement }) => queueMicrotask(() => node.click())

/** A menu of actions and links under its trigger; arrows, Home, End and typing move in it, Escape closes it. */
export function Menu({ trigger, items, header, placement = 'bottom-end' }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <Ark.Root positioning={below(placement)} navigate={followLink} lazyMount unmountOnExit>
      <Ark.Trigger asChild ref={anchor}>
        {trigger}
      </Ark.Trigger>
      <MenuLayer anchor={anchor} header={header} items={items} />
    </Ark.Root>
  )
}

interface RowMenuProps<Row> {
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined
  itemsOf(row: Row): readonly MenuItem[]
  /** The table, with a `RowMenuTrigger` in each row. */
  readonly children: ReactNode
}

/** The menu of whichever row of a table asks for it: one for all rows, because each menu takes longer to draw than a row. */
export function RowMenu<Row extends { readonly id: string }>({ rows, itemsOf, children }: RowMenuProps<Row>) {
  const [opened, setOpened] = useState<string | null>(null)
  const anchor = useRef<HTMLDivElement>(null)
  // The row may have disappeared in the meantime.
  const row = rows?.find(({ id }) => id === opened)
  const items = row ? itemsOf(row) : []
  return (
    <Ark.Root
      positioning={below('bottom-end')}
      navigate={followLink}
      onTriggerValueChange={({ value }) => setOpened(value)}
      lazyMount
      unmountOnExit
    >
      <div ref={anchor} className={css({ display: 'contents' })}>
        {children}
      </div>
      <MenuLayer anchor={anchor} items={items} />
    </Ark.Root>
  )
}

/** The button that opens the menu of a row. */
export const RowMenuTrigger = ({ row, children }: { readonly row: string; readonly children: ReactElement }) => (
  <Ark.Trigger value={row} asChild>
    {children}
  </Ark.Trigger>
)

interface MenuLayerProps extends Pick<MenuProps, 'items' | 'header'> {
  readonly anchor: RefObject<HTMLElement | null>
}

const MenuLayer = ({ anchor, header, items }: MenuLayerProps) => (
  <LandmarkPortal from={anchor}>
    <Ark.Positioner>
      <Ark.Content className={content}>
        {header && <div className={head}>{header}</div>}
        {items.map((one, index) => {
          const inside = (
            <>
              {one.icon}
              {one.label}
            </>
          )
          return (
            <Fragment key={one.id}>
              {one.isApart && index > 0 && <Ark.Separator className={line} />}
              <Ark.Item
                value={one.id}
                disabled={one.isDisabled ?? false}
                // The menu's own onSelect misses a click that no pointer has moved to, as voice control sends it.
                onClick={one.isDisabled ? undefined : one.onSelect}
                asChild={one.href !== undefined}
                className={item({ tone: one.tone })}
              >
                {one.href === undefined ? (
                  inside
                ) : (
                  <Link href={one.href} state={one.state}>
                    {inside}
                  </Link>
                )}
              </Ark.Item>
            </Fragment>
          )
        })}
      </Ark.Content>
    </Ark.Positioner>
  </LandmarkPortal>
)
