import { useEffect, type ReactNode } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { canonicalPath } from '#machines/access/canonical-path.ts'
import { crumbsOf } from '#machines/access/crumbs.ts'
import { trailOfPath } from '#machines/access/menu.ts'
import { useServices } from '#src/api/services.tsx'
import { Notifications } from '#src/notifications/Notifications.tsx'
import { useSession, useSessionParts } from '#src/session/session-context.tsx'
import { useNotices } from '#src/session/notices/use-notices.ts'
import { originIn } from '#src/ui/list/list-origin.ts'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { askBeforeLeaving } from '#src/ui/navigation/leave-guard.ts'
import { TrailContext, useSignedInPortal, type TrailProps } from '../state/portal-context.tsx'
import { paths } from '#machines/access/paths.ts'
import { profilePath } from '#machines/access/visit.ts'
import { usePalette } from '../palette/use-palette.tsx'
import { AppShell } from './AppShell.tsx'
import { useMessages, useNotePage } from './shell-memory.tsx'
import { useRecordingMark } from './use-recording-mark.tsx'

interface PageFrameProps {
  readonly path: string
  readonly layout: 'app' | 'appFlush' | 'student'
  readonly children: ReactNode
}

function Trail({ path, last, parent, within = [] }: TrailProps) {
  const { access, productName } = useSignedInPortal()
  const origin = originIn(useHistoryState<unknown>())
  const plain = crumbsOf({ access, productName, path, title: last })
  const list = plain.findLastIndex(({ href }) => path.startsWith(`${href}/`))
  // The list of a record is opened as it was left.
  const crumbs = plain.map((crumb, index) => (index === list ? { ...crumb, href: `${crumb.href}${origin.list}` } : crumb))
  const trail = parent ? crumbs.toSpliced(-1, 0, parent) : crumbs
  const page = trail.at(-1)
  if (!page) return null
  return <Breadcrumbs crumbs={within.length > 0 ? [...trail.slice(0, -1), { ...page, href: path }, ...within] : trail} />
}

/** The shell around the pages of the signed-in person. */
export function PageFrame({ path, layout, children }: PageFrameProps) {
  const { clock } = useServices()
  const { send } = useSession()
  const { actor } = useSessionParts()
  const { person, visitor, access, menu, productName } = useSignedInPortal()
  const notices = useNotices()
  const mark = useRecordingMark(notices)
  const messages = useMessages()
  const [control, palette] = usePalette()
  const notePage = useNotePage()

  useEffect(() => notePage(canonicalPath(path)), [notePage, path])

  return (
    <AppShell
      productName={productName}
      year={clock.today().slice(0, 4)}
      person={person}
      profileHref={profilePath(visitor)}
      entries={menu === 'unavailable' ? [] : menu}
      current={trailOfPath(access, path) ?? []}
      path={path}
      notices={notices}
      mark={mark}
      layout={layout}
      messages={messages}
      palette={control}
      bell={<Notifications key={person.contactId} contactId={person.contactId} isSignedIn={() => actor.getSnapshot().hasTag('signedIn')} />}
      onLogout={() => askBeforeLeaving(paths.signIn, () => send({ type: 'signOut.request' }))}
    >
      <TrailContext value={Trail}>{children}</TrailContext>
      {palette}
    </AppShell>
  )
}
