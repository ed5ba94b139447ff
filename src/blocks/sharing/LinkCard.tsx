import { Copy, Link2 } from 'lucide-react'
import { css } from 'styled-system/css'
import { linkLimits, type SnapshotLinkEvent, type SnapshotLinkTag } from '#machines/blocks/timetable/snapshot-link.machine.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ShareCard } from './ShareCard.tsx'
import { texts } from './texts.ts'

interface LinkCardProps {
  readonly isAsked: boolean
  readonly state: SnapshotLinkTag
  /** Empty while there is none. */
  readonly link: string
  readonly hasDescription: boolean
  /** The block has a description that could go along. */
  readonly canDescribe: boolean
  send(event: SnapshotLinkEvent): void
}

const selectAll = (input: HTMLInputElement) => input.select()

/** The link that holds the timetable: what goes into it, the link, and a button that copies it. */
export function LinkCard({ isAsked, state, link, hasDescription, canDescribe, send }: LinkCardProps) {
  const isThere = link !== ''
  return (
    <ShareCard icon={<Link2 size={18} strokeWidth={1.75} aria-hidden />} title={texts.linkTitle} hint={texts.linkHint} isAsked={isAsked}>
      {canDescribe && (
        <Checkbox label={texts.description} checked={hasDescription} onChange={(isChosen) => send({ type: 'description.set', isChosen })} />
      )}
      {state === 'tooLong' && <Alert tone="warning">{texts.tooLong}</Alert>}
      {state === 'failed' && (
        <Alert
          tone="error"
          action={
            <Button size="sm" onClick={() => send({ type: 'link.retry' })}>
              {texts.retry}
            </Button>
          }
        >
          {texts.linkFailed}
        </Alert>
      )}
      {(isThere || state === 'making') && (
        <TextField label={texts.link} readOnly value={link} onValueChange={() => {}} onFocus={(event) => selectAll(event.currentTarget)} />
      )}
      {isThere && link.length > linkLimits.warned && <Alert tone="warning">{texts.longLink(link.length)}</Alert>}
      {state === 'notCopied' && <Alert tone="error">{texts.notCopied}</Alert>}
      {(isThere || state === 'making') && (
        <div className={css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '3', rowGap: '1', mt: 'auto' })}>
          <Button
            icon={<Copy size={16} aria-hidden />}
            isBusy={state === 'making' || state === 'copying'}
            onClick={() => send({ type: 'link.copy' })}
          >
            {texts.copy}
          </Button>
          <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.anyone}</span>
          <span role="status" className={css({ textStyle: 'small', color: 'success.text' })}>
            {state === 'copied' && texts.copied}
          </span>
        </div>
      )}
    </ShareCard>
  )
}
