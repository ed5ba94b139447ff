import { Tabs as Ark } from '@ark-ui/react/tabs'
import { useEffect, useRef, type ReactNode } from 'react'
import { sva } from 'styled-system/css'
import { Count } from '../kit/badge.tsx'

const style = sva({
  slots: ['root', 'line', 'list', 'trigger', 'content'],
  base: {
    line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', minWidth: '0' },
    list: { display: 'flex', minWidth: '0', overflowX: 'auto' },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: 0,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { minWidth: '0', _focusVisible: { outlineOffset: '-2px' } },
  },
  variants: {
    variant: {
      line: {
        line: { borderBottomWidth: '1px', borderColor: 'border.default', px: { base: '2', lg: '4' } },
        // The tabs fade into the background where the line scrolls on. At an end of the line the fade lies on 8 px of the line's padding
        // and on that of the last tab, so that it covers no words.
        list: {
          mb: '-1px',
          mx: '-2',
          '&::before, &::after': {
            content: '""',
            position: 'sticky',
            insetInline: '0',
            flexShrink: 0,
            width: '8px',
            my: '3',
            bg: 'var(--ground, token(colors.bg.surface))',
            boxShadow: '0 0 6px 6px var(--ground, token(colors.bg.surface))',
            pointerEvents: 'none',
          },
        },
        trigger: {
          minHeight: '44px',
          // Ten tabs with their counts have room beside the menu of a usual screen.
          px: { base: '3', lg: '2.5' },
          color: 'fg.muted',
          textStyle: 'bodyStrong',
          _hover: { color: 'fg.default' },
          _selected: { color: 'fg.default', boxShadow: 'inset 0 -2px 0 token(colors.border.strong)' },
        },
      },
      chips: {
        // Hundreds of chips leave room for their panel.
        list: { gap: '2', flexWrap: 'wrap', p: '2px', maxHeight: '232px' },
        trigger: {
          minHeight: { base: '38px', md: '30px' },
          px: '3',
          rounded: 'md',
          borderWidth: '1px',
          borderColor: 'border.control',
          textStyle: 'label',
          _hover: { bg: 'bg.hover' },
          _selected: { bg: 'ink.solid', borderColor: 'ink.solid', color: 'ink.fg' },
          _focusVisible: { outlineOffset: '1px' },
        },
      },
    },
    isTall: {
      true: {
        root: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
        content: { display: 'flex', flexDirection: 'column', flex: '1' },
      },
    },
    isSticky: {
      true: {
        line: {
          '--ground': 'token(colors.bg.raised)',
          position: 'sticky',
          top: 'var(--sheet-top, 0px)',
          zIndex: 'sticky',
          bg: 'bg.raised',
          flexWrap: 'wrap',
          px: { base: '2', lg: '3' },
        },
      },
    },
  },
  defaultVariants: { variant: 'line' },
})

interface TabEntry {
  readonly value: string
  readonly label: string
  readonly count?: number
  /** The count in words: it then describes the tab instead of being a part of its name. */
  readonly countLabel?: string
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly TabEntry[]
  readonly value: string
  readonly variant?: 'line' | 'chips'
  /** `manual`: arrows move the focus only, Enter opens; for panels that load data. */
  readonly activation?: 'automatic' | 'manual'
  /** The line of the tabs stays in sight, on a raised ground that scrolls. */
  readonly isSticky?: boolean
  /** The panel is as high as what it stands in. */
  readonly isTall?: boolean
  /** Beside the tabs, at the end of their line. */
  readonly end?: ReactNode
  /** The panel of the open tab. */
  readonly children: ReactNode
  onChange(value: string): void
}

/** Scrolls the list until a tab is in sight, in the middle of its line; scrollIntoView would move the page as well. */
function reveal(list: Element, tab: Element) {
  const [around, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += (box.left + box.right - around.left - around.right) / 2
  list.scrollTop += Math.min(0, box.top - around.top) + Math.max(0, box.bottom - around.bottom)
}

/** Tabs with one panel: arrows move between them, the open one has an ink rule or is an ink chip. */
export function Tabs({ label, tabs, value, variant, activation = 'automatic', isSticky, isTall, end, children, onChange }: TabsProps) {
  const classes = style({ variant, isSticky, isTall })
  const list = useRef<HTMLDivElement>(null)
  // The open tab is scrolled into sight: the address may open one that is out of sight, and counts that come later move it.
  const layout = [value, ...tabs.map(({ count }) => count ?? '')].join(' ')
  const revealed = useRef('')
  useEffect(() => {
    if (revealed.current === layout) return
    revealed.current = layout
    const tab = list.current?.querySelector('[data-selected]')
    if (list.current && tab) reveal(list.current, tab)
  }, [layout])
  return (
    <Ark.Root className={classes.root} value={value} activationMode={activation} onValueChange={(details) => onChange(details.value)}>
      <div className={classes.line}>
        <Ark.List ref={list} aria-label={label} className={classes.list}>
          {tabs.map((tab) => (
            <Ark.Trigger key={tab.value} value={tab.value} aria-description={tab.countLabel} className={classes.trigger}>
              {tab.label}
              {tab.count !== undefined && (
                <span aria-hidden={tab.countLabel !== undefined}>
                  <Count>{tab.count}</Count>
                </span>
              )}
            </Ark.Trigger>
          ))}
        </Ark.List>
        {end}
      </div>
      <Ark.Content value={value} className={classes.content}>
        {children}
      </Ark.Content>
    </Ark.Root>
  )
}
