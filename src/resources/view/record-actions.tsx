import { Ellipsis, PanelRight, Pencil, Power, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { Move, ResourceAct } from '#machines/records/resource-view.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { Menu, type MenuItem } from '#src/ui/layers/menu.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { recordTexts as texts } from '../texts.ts'

/** Something to do with the record: a step of its life, the switch, or an act of its own. */
export interface ActionStep extends Pick<Move, 'act' | 'label'> {
  readonly icon?: ReactNode
  readonly isMain?: true
}

/** A page of another area that a record leads to. */
export interface RecordLink {
  readonly label: string
  readonly href: string
  readonly icon: ReactNode
  /** The usual next step: drawn last, as the main button. */
  readonly isMain?: true
}

/** What the page does with what it shows, such as printing it. */
export interface PageTool {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  /** What happens then, where the label alone does not say it. */
  readonly hint?: string
  run(): void
}

interface RecordActionsProps {
  readonly steps: readonly ActionStep[]
  readonly links: readonly RecordLink[]
  /** Pages of other areas that stand in the menu wherever there is room. */
  readonly menuLinks: readonly RecordLink[]
  readonly mayDelete: boolean
  /** Absent for those who may not change it. */
  readonly editHref: string | null
  readonly editLabel: string
  /** A label longer than the page goes on in a second line. */
  readonly isPhone: boolean
  /** The state of the history entry of the form. */
  readonly origin: object
  /** The act that is running; null for none. */
  readonly busy: ResourceAct | null
  readonly tools: readonly PageTool[]
  /** There is room for several buttons beside the menu. */
  readonly isWide: boolean
  /** Opens the facts where they have no room beside the record. */
  readonly onFacts: (() => void) | undefined
  onAct(act: ResourceAct): void
}

function ToolButton({ label, icon, hint, run }: PageTool) {
  const id = useId()
  return (
    <>
      <Button icon={icon} onClick={run} {...(hint !== undefined && { 'aria-describedby': id, 'data-tip': hint })}>
        {label}
      </Button>
      {hint !== undefined && <VisuallyHidden id={id}>{hint}</VisuallyHidden>}
    </>
  )
}

// It goes below the other buttons before its label is broken.
const inOneLine = css({ mdDown: { minWidth: 'fit-content', textAlign: 'center' } })

const linkButton = ({ label, href, icon, isMain }: RecordLink) => (
  <LinkButton key={href} href={href} icon={icon} variant={isMain ? 'primary' : 'secondary'}>
    {label}
  </LinkButton>
)

/** What can be done with the record, to be laid out: what has only an icon, and the buttons with words. */
export interface ActionParts {
  readonly icons: ReactNode
  readonly buttons: ReactNode
}

const isSwitch = ({ act }: ActionStep) => act.startsWith('status:')
const isAside = ({ act, isMain }: ActionStep) => act.startsWith('own:') && isMain !== true

const stepsBeside = 3

/** The next steps of the lifecycle, the form and the tools of the page are buttons, all else is in a menu. */
export function recordActions(props: RecordActionsProps): ActionParts {
  const { steps: all, links, menuLinks, mayDelete, editHref, editLabel, origin, busy, tools, isWide, onFacts, onAct } = props
  const toolsBeside = isWide ? tools : []
  const buttonCount = isWide && tools.length === 0 ? stepsBeside : 1
  // Where only one button has room it is the next step of the record's life.
  const steps = all.filter((step) => !isSwitch(step) && (buttonCount > 1 || !isAside(step)))
  const shown = steps.slice(0, buttonCount)
  const linkCount = buttonCount - shown.length
  const beside = links.slice(0, linkCount)
  const isDisabled = busy !== null
  const items: readonly MenuItem[] = [
    ...(isWide ? [] : tools.map(({ id, label, icon, run }) => ({ id, label, icon, onSelect: run }))),
    ...[...links.slice(linkCount), ...menuLinks].map(({ label, href, icon }) => ({ id: href, label, href, icon })),
    ...all
      .filter((step) => !shown.includes(step))
      .map(({ act, label, icon }) => ({
        id: act,
        label,
        icon: icon ?? <Power size={16} aria-hidden />,
        isDisabled,
        onSelect: () => onAct(act),
      })),
    ...(mayDelete
      ? [
          {
            id: 'delete',
            label: texts.delete,
            icon: <Trash2 size={16} aria-hidden />,
            tone: 'danger' as const,
            isDisabled,
            isApart: true,
            onSelect: () => onAct('delete'),
          },
        ]
      : []),
  ]
  return {
    icons: (
      <>
        {onFacts && <IconButton label={texts.facts} isOutlined icon={<PanelRight size={18} aria-hidden />} onClick={onFacts} />}
        {items.length > 0 && (
          <Menu items={items} trigger={<IconButton label={texts.more} isOutlined icon={<Ellipsis size={18} aria-hidden />} />} />
        )}
      </>
    ),
    buttons: (
      <>
        {toolsBeside.map((tool) => (
          <ToolButton key={tool.id} {...tool} />
        ))}
        {beside.filter(({ isMain }) => !isMain).map(linkButton)}
        {shown.map(({ act, label }) => (
          <Button key={act} isBusy={busy === act} isSoftDisabled={isDisabled && busy !== act} onClick={() => onAct(act)}>
            {label}
          </Button>
        ))}
        {beside.filter(({ isMain }) => isMain).map(linkButton)}
        {editHref !== null && (
          <LinkButton
            variant="primary"
            href={editHref}
            state={origin}
            isWide={props.isPhone}
            className={inOneLine}
            icon={<Pencil size={16} aria-hidden />}
          >
            {editLabel}
          </LinkButton>
        )}
      </>
    ),
  }
}
