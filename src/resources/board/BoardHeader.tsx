import { List } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { RecordPage } from '../record-page.ts'
import { recordTexts as texts } from '../texts.ts'

interface BoardHeaderProps {
  readonly page: Pick<RecordPage, 'title' | 'paths' | 'breadcrumbs'>
  /** Where the same records stand as a list. */
  readonly listHref?: string
  /** How many records there are; undefined while unknown. */
  readonly count?: number | undefined
  /** Further buttons. */
  readonly children?: ReactNode
}

/** The head of a page that shows records other than as a list, with the way to the list. */
export const BoardHeader = ({ page, listHref = page.paths.list, count, children }: BoardHeaderProps) => (
  <PageHeader
    title={page.title}
    breadcrumbs={page.breadcrumbs(page.title)}
    {...(count === undefined ? {} : { count })}
    actions={
      <>
        <LinkButton href={listHref} icon={<List size={16} aria-hidden />}>
          {texts.asList}
        </LinkButton>
        {children}
      </>
    }
  />
)
