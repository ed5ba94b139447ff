import { MapPinOff } from 'lucide-react'
import { css } from 'styled-system/css'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { paths } from '#machines/access/paths.ts'
import { texts } from '../texts.ts'
import type { PageProps } from './page.ts'

/** The page of an unknown address. */
export const NotFoundPage = ({ breadcrumbs }: Pick<PageProps, 'breadcrumbs'>) => (
  <>
    <div className={css({ pt: '1' })}>
      <PageHeader title={texts.notFound.title} breadcrumbs={breadcrumbs(texts.notFound.title)} />
    </div>
    <EmptyState
      title={texts.notFound.text}
      icon={<MapPinOff size={24} strokeWidth={1.75} />}
      action={<LinkButton href={paths.home}>{texts.notFound.home}</LinkButton>}
    />
  </>
)
