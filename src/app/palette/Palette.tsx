import { CircleDot, CircleStop, Download, Ellipsis, LogOut, Moon, Sun, SunMoon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#machines/access/paths.ts'
import { useServices } from '#src/api/services.tsx'
import { useSession } from '#src/session/session-context.tsx'
import { recordTrace, saveTrace } from '#src/devtools/trace/trace-acts.ts'
import { texts as traceTexts } from '#src/devtools/trace/texts.ts'
import { useRecording } from '#src/devtools/trace/use-recording.ts'
import { CommandDialog, type Command } from '#src/ui/layers/command-dialog.tsx'
import { askBeforeLeaving } from '#src/ui/navigation/leave-guard.ts'
import { pickTheme, type Theme } from '#src/ui/theme.tsx'
import { useSignedInPortal } from '../state/portal-context.tsx'
import { routes } from '../routes.ts'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'
import { useRecentPages } from '../shell/shell-memory.tsx'
import { texts } from '../texts.ts'
import { texts as palette } from './texts.ts'
import { useRecorder } from '../boot/use-recorder.ts'
import { destinationsOf, type Destination } from './destinations.ts'
import { hasWords, searchIn } from './search.ts'
import { useFoundRecords } from './use-found-records.ts'

interface PaletteProps {
  readonly open: boolean
  onClose(): void
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const mostShown = 200
const recentShown = 5
const moreRecords = 'more records'

const themeIcons: readonly (readonly [Theme, ReactNode])[] = [
  ['light', <Sun key="light" {...icon} />],
  ['dark', <Moon key="dark" {...icon} />],
  ['system', <SunMoon key="system" {...icon} />],
]

const commandOf = ({ label, trail, href, iconName }: Destination): Command => ({
  id: href,
  label,
  ...(trail.length > 0 ? { caption: trail.join(' / ') } : {}),
  icon: <MenuIcon name={iconName} />,
})

interface Act extends Command {
  readonly trail: readonly string[]
  run(): void
}

/** The palette's commands for the trace. */
function useTraceActs(): readonly Act[] {
  const { clock } = useServices()
  const isRecording = useRecording()
  const recorder = useRecorder()
  const act = (label: string, mark: ReactNode, run: () => void): Act => ({ id: `trace ${label}`, label, trail: [], icon: mark, run })
  if (!isRecording) return [act(traceTexts.setting, <CircleDot {...icon} />, () => recordTrace(true))]
  return [
    act(traceTexts.save, <Download {...icon} />, () => saveTrace(recorder, clock.today())),
    act(traceTexts.stop, <CircleStop {...icon} />, () => recordTrace(false)),
  ]
}

/** Searches the pages that this person may open, and the commands of the whole portal. */
export function Palette({ open, onClose }: PaletteProps) {
  const { access, productName, visitor } = useSignedInPortal()
  const { send } = useSession()
  const recentPages = useRecentPages()
  const [here, navigate] = useLocation()
  const [search, setSearch] = useState('')
  const [hasGone, setGone] = useState(false)
  const traceActs = useTraceActs()

  const acts: readonly Act[] = [
    ...themeIcons.map(([theme, mark]) => ({
      id: `theme ${theme}`,
      label: palette.themes[theme],
      trail: [],
      icon: mark,
      run: () => pickTheme(theme),
    })),
    ...traceActs,
    {
      id: 'logout',
      label: texts.logout,
      trail: [],
      icon: <LogOut {...icon} />,
      run: () => askBeforeLeaving(paths.signIn, () => send({ type: 'signOut.request' })),
    },
  ]
  const pages = open ? destinationsOf({ access, productName, visitor, routes }) : []
  const isEmpty = search.trim() === ''
  const recent = recentPages.flatMap((path) => pages.find(({ href }) => href === path && path !== here) ?? []).slice(0, recentShown)
  const found = searchIn(pages, search).slice(0, mostShown)
  const { records, isSearching, hasFailed, unasked, searchMore } = useFoundRecords(open ? search : '', recentPages)
  const more =
    unasked > 0 ? [{ id: moreRecords, label: palette.more, caption: palette.unasked(unasked), icon: <Ellipsis {...icon} /> }] : []
  const pageGroup = {
    title: palette.pages,
    commands: (isEmpty ? found.filter((page) => !recent.includes(page)) : found).map(commandOf),
  }
  // Without found records, "More" stands last, so that Enter opens something that was found.
  const isMoreLast = records.length === 0
  const recordGroup = { title: palette.records, commands: [...records.map(commandOf), ...(isMoreLast ? [] : more)] }
  const [best] = found
  // A record that was found beats a page that has the letters of the search only here and there.
  const isRecordBetter = records.length > 0 && (best === undefined || !hasWords(best, search))
  const groups = [
    { title: palette.recent, commands: isEmpty ? recent.map(commandOf) : [] },
    ...(isRecordBetter ? [recordGroup, pageGroup] : [pageGroup, recordGroup]),
    { title: palette.commands, commands: searchIn(acts, search) },
    { title: palette.records, commands: isMoreLast ? more : [] },
  ]
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0) - more.length
  const summary = () => {
    if (isSearching) return palette.searching
    if (hasFailed) return palette.failed
    if (count === 0) return unasked > 0 ? palette.noneYet(search.trim()) : palette.none(search.trim())
    return isEmpty ? '' : palette.found(count)
  }

  const close = () => {
    setSearch('')
    onClose()
  }
  const choose = (id: string) => {
    if (id === moreRecords) return searchMore()
    const act = acts.find((one) => one.id === id)
    setGone(act === undefined)
    close()
    if (act) act.run()
    else navigate(id)
  }
  return (
    <CommandDialog
      open={open}
      title={palette.title}
      placeholder={palette.placeholder}
      search={search}
      groups={groups}
      summary={summary()}
      hints={[palette.move, palette.open, palette.close]}
      // The focus stays where the person has moved it.
      {...(hasGone ? { finalFocus: () => document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main') } : {})}
      onSearch={setSearch}
      onChoose={choose}
      onClose={() => {
        setGone(false)
        close()
      }}
    />
  )
}
