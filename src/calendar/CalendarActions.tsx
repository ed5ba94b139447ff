import { Download, Ellipsis, List, Plus, Printer, Rss } from 'lucide-react'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { Menu, type MenuItem } from '#src/ui/layers/menu.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { calendarTexts as texts } from './texts.ts'

interface CalendarActionsProps {
  readonly listHref: string
  /** The form for the days that are chosen; null for who may not create events. */
  readonly createHref: string | null
  onSubscribe(): void
  onDownload(): void
}

/** What can be done with the calendar: subscribe and create as buttons, the rest in a menu; all but create where there is little room. */
export function CalendarActions({ listHref, createHref, onSubscribe, onDownload }: CalendarActionsProps) {
  const isPhone = useMedia('(max-width: 767px)')
  const subscribe: MenuItem = { id: 'subscribe', label: texts.subscribe, icon: <Rss size={16} />, onSelect: onSubscribe }
  const items: readonly MenuItem[] = [
    ...(isPhone ? [subscribe] : []),
    { id: 'download', label: texts.download, icon: <Download size={16} />, onSelect: onDownload },
    { id: 'print', label: texts.print, icon: <Printer size={16} />, onSelect: () => window.print() },
    { id: 'list', label: texts.list, icon: <List size={16} />, href: listHref },
  ]
  return (
    <>
      <Menu trigger={<IconButton label={texts.more} icon={<Ellipsis size={18} aria-hidden />} />} items={items} />
      {!isPhone && (
        <Button icon={<Rss size={16} aria-hidden />} onClick={onSubscribe}>
          {texts.subscribe}
        </Button>
      )}
      {createHref !== null && (
        <LinkButton variant="primary" href={createHref} icon={<Plus size={16} aria-hidden />}>
          {texts.create}
        </LinkButton>
      )}
    </>
  )
}
