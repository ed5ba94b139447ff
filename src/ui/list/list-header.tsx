import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { LinkButton } from '../navigation/link.tsx'
import { PageHeader } from '../navigation/page-header.tsx'
import { counted } from '../text/counted.ts'
import { HeadActions } from './head-actions.tsx'

export interface ListHeaderProps {
  readonly title: string
  readonly breadcrumbs: ReactNode
  /** How many records the list has; undefined while unknown. `noun` and `nouns` say of what, to screen readers. */
  readonly total: number | undefined
  readonly noun: string
  readonly nouns: string
  /** What else stands beside the title. */
  readonly beside?: ReactNode
  /** What else can be done with the list as a whole. */
  readonly actions?: ReactNode
  /** Where a record is created; null for who may not. */
  readonly create: { readonly href: string; readonly label: string } | null
}

/** The head of a list: its name, how much there is, and the way to a new record. */
export const ListHeader = ({ title, breadcrumbs, total, noun, nouns, beside, actions, create }: ListHeaderProps) => (
  <PageHeader
    title={title}
    breadcrumbs={breadcrumbs}
    badge={
      <>
        {total !== undefined && (
          <span className={css({ color: 'fg.muted', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' })}>
            {counted(total)}
            <span className={css({ srOnly: true })}> {total === 1 ? noun : nouns}</span>
          </span>
        )}
        {beside}
      </>
    }
    actions={
      (actions || create) && (
        <>
          {actions && <HeadActions>{actions}</HeadActions>}
          {create && (
            <LinkButton href={create.href} variant="primary" icon={<Plus size={16} aria-hidden />}>
              {create.label}
            </LinkButton>
          )}
        </>
      )
    }
  />
)
