import { Dialog as Ark } from '@ark-ui/react/dialog'
import { createListCollection, Listbox } from '@ark-ui/react/listbox'
import { Portal } from '@ark-ui/react/portal'
import { Search, X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { commandStyle } from './command-style.ts'
import { IconButton } from '../kit/icon-button.tsx'
import { Kbd } from '../kit/kbd.tsx'
import { Match } from '../text/match.tsx'
import { useEarlyEscape } from './use-early-escape.ts'

/** One thing to choose. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Where it belongs. */
  readonly caption?: string
  readonly icon: ReactNode
}

export interface CommandGroup {
  readonly title: string
  readonly commands: readonly Command[]
}

interface CommandDialogProps {
  readonly open: boolean
  readonly title: string
  readonly placeholder: string
  readonly search: string
  /** What fits the search, the best fit first; groups without commands are left out. */
  readonly groups: readonly CommandGroup[]
  /** Announced to screen readers, and shown when nothing matches. */
  readonly summary: string
  /** What the arrows, Enter and Escape do, in this order. */
  readonly hints: readonly [string, string, string]
  readonly finalFocus?: () => HTMLElement | null
  onSearch(search: string): void
  onChoose(id: string): void
  onClose(): void
}

/** A search field over a list of things to choose, above the page: typing narrows, arrows move, Enter chooses, Escape closes. */
export function CommandDialog({ open, title, finalFocus, onClose, ...rest }: CommandDialogProps) {
  const classes = commandStyle()
  useEarlyEscape(open, onClose)
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content}>
            <Ark.Title className={css({ srOnly: true })}>{title}</Ark.Title>
            <Commands title={title} classes={classes} onClose={onClose} {...rest} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

interface CommandsProps extends Omit<CommandDialogProps, 'open' | 'finalFocus'> {
  readonly classes: ReturnType<typeof commandStyle>
}

function Commands({ title, placeholder, search, groups, summary, hints, classes, onSearch, onChoose, onClose }: CommandsProps) {
  const shown = groups.filter(({ commands }) => commands.length > 0)
  const commands = shown.flatMap((group) => group.commands)
  const id = useId()
  const collection = createListCollection({ items: commands, itemToValue: ({ id }) => id, itemToString: ({ label }) => label })
  const [wanted, setWanted] = useState<string | null>(null)
  // Enter takes what fits best, until the arrows or the pointer have chosen.
  const highlighted = commands.some(({ id }) => id === wanted) ? wanted : (commands[0]?.id ?? null)
  const [arrows, enter, escape] = hints
  return (
    <Listbox.Root
      collection={collection}
      ids={{ content: id }}
      value={[]}
      highlightedValue={highlighted}
      loopFocus
      onHighlightChange={({ highlightedValue }) => setWanted(highlightedValue)}
      onSelect={({ value }) => onChoose(value)}
    >
      <Listbox.Label className={css({ srOnly: true })}>{title}</Listbox.Label>
      <div className={classes.field}>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <Listbox.Input
          role="combobox"
          aria-controls={id}
          aria-expanded={commands.length > 0}
          aria-label={title}
          placeholder={placeholder}
          value={search}
          maxLength={200}
          className={classes.input}
          onChange={(event) => {
            setWanted(null)
            onSearch(event.currentTarget.value)
          }}
        />
        <IconButton label="Close" icon={<X size={18} strokeWidth={1.75} aria-hidden />} onClick={onClose} />
      </div>
      <Listbox.Content className={classes.list} hidden={commands.length === 0}>
        {shown.map((group, index) => (
          <Listbox.ItemGroup key={group.title} id={`${index}`}>
            <Listbox.ItemGroupLabel className={classes.group}>{group.title}</Listbox.ItemGroupLabel>
            {group.commands.map((command) => (
              <Listbox.Item key={command.id} item={command} highlightOnHover className={classes.item}>
                {command.icon}
                <Listbox.ItemText>
                  <Match text={command.label} search={search} />
                </Listbox.ItemText>
                {command.caption && <span className={classes.caption}>{command.caption}</span>}
              </Listbox.Item>
            ))}
          </Listbox.ItemGroup>
        ))}
      </Listbox.Content>
      <div className={commands.length === 0 ? classes.list : undefined}>
        <p role="status" className={commands.length === 0 ? classes.none : css({ srOnly: true })}>
          {summary}
        </p>
      </div>
      <div aria-hidden="true" className={classes.hints}>
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {arrows}
        </span>
        <span>
          <Kbd>Enter</Kbd>
          {enter}
        </span>
        <span>
          <Kbd>Esc</Kbd>
          {escape}
        </span>
      </div>
    </Listbox.Root>
  )
}
