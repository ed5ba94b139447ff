import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { css } from 'styled-system/css'
import type { MessageDraft } from '#machines/communications/composer-types.ts'
import { goesByEmail, goesInApp } from '#machines/communications/message-draft.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { actFailureOf } from '#src/resources/failure.ts'
import { useRested } from '#src/time/use-rested.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { messageContactsQuery } from './component-query.ts'
import { bodyFor, previewQuery } from './composer-service.ts'
import { RenderedMessage } from './Rendered.tsx'
import { composerTexts as texts } from './texts.ts'
import { usePreviewed } from './use-previewed.ts'

interface PreviewPanelProps {
  readonly draft: MessageDraft
  readonly isTesting: boolean
  readonly mayTest: boolean
  onTest(contactId: number): void
}

/** The message as one person will read it: the first addressed, or another one. */
export function PreviewPanel({ draft, isTesting, mayTest, onTest }: PreviewPanelProps) {
  const { api, startTimer } = useServices()
  const { person, isAwaited, isEmpty, choose, step } = usePreviewed(draft)
  const [search, setSearch] = useState<string | null>(null)
  const [channel, setChannel] = useState<'email' | 'inApp'>('email')
  const wanted = useRested(search ?? '', startTimer)
  const { data: people = [], isError, isFetching } = useQuery({ ...messageContactsQuery(api, wanted), enabled: search !== null })
  const body = useDeferredValue(bodyFor(draft, Number(person?.id ?? 0)))
  const { data, error } = useQuery({ ...previewQuery(api, body), enabled: body.contactId > 0, placeholderData: (before) => before })
  const isBoth = goesByEmail(draft) && goesInApp(draft)
  const shown = isBoth ? channel : goesByEmail(draft) ? 'email' : 'inApp'
  const text = error === null ? (data?.[shown] ?? null) : null
  return (
    <aside
      aria-label={texts.preview}
      className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', alignContent: 'start', minWidth: '0' })}
    >
      <h2 className={css({ textStyle: 'h3' })}>{texts.preview}</h2>
      {isBoth && (
        <Segmented
          label={texts.previewChannel}
          options={[
            { value: 'email', label: texts.emailPart },
            { value: 'inApp', label: texts.inAppPart },
          ]}
          value={channel}
          onChange={(value) => setChannel(value === 'inApp' ? 'inApp' : 'email')}
        />
      )}
      <div className={css({ display: 'flex', alignItems: 'flex-end', gap: '1', '& > :first-child': { flex: '1', minWidth: '0' } })}>
        <Combobox
          label={texts.previewAs}
          isSingle
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={person === null ? [] : [{ value: person.id, label: person.name }]}
          value={person === null ? [] : [person.id]}
          status={isFetching ? 'loading' : isError ? 'failed' : null}
          onSearch={setSearch}
          onChange={([id]) => choose(id === undefined ? null : { id, name: people.find((one) => one.id === id)?.name ?? id })}
        />
        {step && (
          <>
            <IconButton
              isRepeatable
              label={texts.previousPerson}
              icon={<ChevronLeft size={16} aria-hidden />}
              onClick={() => announce(step(-1)?.name ?? '')}
            />
            <IconButton
              isRepeatable
              label={texts.nextPerson}
              icon={<ChevronRight size={16} aria-hidden />}
              onClick={() => announce(step(1)?.name ?? '')}
            />
          </>
        )}
      </div>
      {person === null && !isAwaited && (
        <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{isEmpty ? texts.previewEmpty : texts.previewHint}</p>
      )}
      {isAwaited && <SkeletonLines count={5} />}
      {person !== null && error !== null && <Alert tone="error">{actFailureOf(error).message || toFailure(error).message}</Alert>}
      {person !== null && error === null && !data && <SkeletonLines count={5} />}
      {person !== null && text && <RenderedMessage {...text} to={shown === 'email' ? (data?.to ?? '') : ''} />}
      {person !== null && error === null && data && data.missing.length > 0 && <Alert tone="warning">{texts.missing(data.missing)}</Alert>}
      {person !== null && mayTest && (
        <Button isBusy={isTesting} onClick={() => onTest(Number(person.id))}>
          {texts.test}
        </Button>
      )}
    </aside>
  )
}
