import type { ReactNode } from 'react'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from './link.tsx'
import { PageHeader } from './page-header.tsx'

interface MissingRecordProps {
  readonly title: string
  /** What the record is called inside a sentence. */
  readonly noun: string
  readonly listHref: string
  breadcrumbs(last: string): ReactNode
}

/** The page of an address that names no record. */
export const MissingRecord = ({ title, noun, listHref, breadcrumbs }: MissingRecordProps) => (
  <>
    <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
    <EmptyState
      title={`This ${noun} could not be found. The address may be incomplete, or it was deleted.`}
      action={<LinkButton href={listHref}>Back to the list</LinkButton>}
    />
  </>
)
