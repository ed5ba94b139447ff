import { css, cx } from 'styled-system/css'
import type { ContactType } from '#machines/access/contact-types.ts'
import { labelOf } from '#machines/access/menu.ts'
import type { HeldRights } from '#machines/rights/held-rights.ts'
import { seenIn, type MenuNode } from '#machines/rights/rights-menu.ts'
import { useServices } from '#src/api/services.tsx'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'
import { rightsTexts as texts } from './texts.ts'

interface SeenMenuProps {
  /** Whose menu it is. */
  readonly contactType: ContactType | null
  readonly nodes: readonly MenuNode[]
  readonly stored: HeldRights
  readonly held: HeldRights
  /** The module that is being changed. */
  readonly current: string | null
}

const entry = css({ display: 'flex', alignItems: 'center', gap: '2', py: '1', px: '2', rounded: 'sm', overflowWrap: 'anywhere' })
const mark = css({ ml: 'auto', textStyle: 'caption', color: 'warning.text' })
/** The indent of one level of the menu, px. */
const indent = 18

/** The menu as a person with these rights sees it: what is new there, and what has gone from it. */
export function SeenMenu({ contactType, nodes, stored, held, current }: SeenMenuProps) {
  const { productName } = useServices().config
  const [before, after] = [seenIn(nodes, stored), seenIn(nodes, held)]
  const shown = nodes.filter(({ id }) => before.has(id) || after.has(id))
  if (shown.length === 0) return <p className={css({ color: 'fg.muted' })}>{texts.seesNothing}</p>
  return (
    <ul aria-label={texts.seen}>
      {shown.map(({ id, name, icon, level }) => {
        const isGone = !after.has(id)
        const label = labelOf({ contactType }, productName, { name })
        const isCurrent = id === current
        return (
          <li key={id} style={{ paddingInlineStart: (level - 1) * indent }}>
            <span className={cx(entry, isCurrent && css({ bg: 'bg.surface', boxShadow: 'xs', fontWeight: 'medium' }))}>
              <span className={css({ color: 'fg.muted', display: 'inline-flex', flexShrink: '0' })}>
                <MenuIcon name={icon} size={16} />
              </span>
              {isGone ? <s className={css({ color: 'fg.muted' })}>{label}</s> : label}
              {isGone && <span className={mark}>{texts.removed}</span>}
              {!before.has(id) && <span className={mark}>{texts.isNew}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
