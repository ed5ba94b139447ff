import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import type { CalendarAddress } from './calendar-address.ts'
import { createFeed } from './calendar-query.ts'
import { calendarTexts } from './texts.ts'

const texts = calendarTexts.feed

type Feed =
  | { readonly kind: 'none' | 'busy' }
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'failed'; readonly text: string }

interface SubscribeDialogProps {
  readonly shown: CalendarAddress
  /** No source is shown: there is nothing to subscribe to. */
  readonly isEmpty: boolean
  onClose(): void
}

/** Makes the address by which a calendar program reads what is shown. */
export function SubscribeDialog({ shown, isEmpty, onClose }: SubscribeDialogProps) {
  const { api } = useServices()
  const [feed, setFeed] = useState<Feed>({ kind: 'none' })
  const [isCopied, setCopied] = useState(false)
  const create = async () => {
    setFeed({ kind: 'busy' })
    try {
      const address = new URL(await createFeed(api, shown), window.location.href).href
      setFeed({ kind: 'ready', address })
    } catch (problem) {
      setFeed({ kind: 'failed', text: toFailure(problem).message })
    }
  }
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      announce(texts.copied)
    } catch {
      toast.failure(texts.notCopied)
    }
  }
  return (
    <Dialog
      open
      size="md"
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {feed.kind === 'ready' ? (
            <Button
              variant="primary"
              icon={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
              onClick={() => void copy(feed.address)}
            >
              {texts.copy}
            </Button>
          ) : (
            <Button
              variant="primary"
              isBusy={feed.kind === 'busy'}
              isSoftDisabled={isEmpty}
              disabledReason={texts.noSources}
              onClick={() => (isEmpty ? setFeed({ kind: 'failed', text: texts.noSources }) : void create())}
            >
              {texts.create}
            </Button>
          )}
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '3' })}>
        <p>{texts.about}</p>
        <p className={css({ color: 'fg.muted' })}>{texts.ends}</p>
        {feed.kind === 'ready' && <TextField label={texts.address} value={feed.address} readOnly onValueChange={() => {}} />}
        {feed.kind === 'failed' && (
          <Alert tone="error" isFocused>
            {feed.text}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
