import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { ListMessage } from '#src/ui/list/list-message.tsx'
import { BackLink } from '#src/ui/navigation/back-link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'

interface ManyStudentsFrameProps extends Pick<RecordPage, 'breadcrumbs' | 'paths'> {
  readonly title: string
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly stepper?: ReactNode
  /** The name of what is shown. A new one moves the focus to its start. */
  readonly part: string
  /** The outcome for the students, once there is one. */
  readonly message: ComponentProps<typeof ListMessage>['message'] | null
  onCloseMessage?(): void
  /** The buttons of the bar at the bottom. */
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** The frame of a page that does something to many students after a check: its title, steps, outcome and bar. */
export function ManyStudentsFrame(props: ManyStudentsFrameProps) {
  const { breadcrumbs, paths, title, actions, stepper, part, message, onCloseMessage, buttons, children } = props
  const place = useRef<HTMLDivElement>(null)
  const shownPart = useRef(part)
  // The next part is no new page, and the button that had the focus is removed with the part before.
  useEffect(() => {
    if (shownPart.current === part) return
    shownPart.current = part
    // The focus alone would scroll to the middle of a tall place, but its start is to be read first.
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [part])
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} actions={actions} />
      {stepper}
      <div
        ref={place}
        role="group"
        aria-label={part}
        tabIndex={-1}
        className={css({
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '5',
          alignContent: 'start',
          flex: '1',
          px: { base: '4', md: '5', lg: '7' },
          py: '5',
        })}
      >
        {message && <ListMessage message={message} nameless={recordTexts.missing} {...(onCloseMessage && { onClose: onCloseMessage })} />}
        {children}
      </div>
      <ActionBar
        start={
          // A phone has room for the icon alone.
          <BackLink href={paths.list} className={css({ mdDown: { px: '0', width: 'touch', borderColor: 'border.control' } })}>
            <span className={css({ mdDown: { srOnly: true } })}>{recordTexts.backToListing}</span>
          </BackLink>
        }
      >
        {buttons}
      </ActionBar>
    </div>
  )
}
