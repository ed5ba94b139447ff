import { useQuery } from '@tanstack/react-query'
import { Copy, Link2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { addDays } from '#machines/time/days.ts'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { useFocusInvalid } from '#src/ui/form/use-focus-invalid.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { createLibrary, linksQuery, type ShareLinks } from '../calls.ts'
import { assetPaths } from '../paths.ts'
import { libraryTexts as texts } from '../texts.ts'
import { useChange, useLibrary } from '../use-library.ts'

const longestDays = 90
const tones = { Open: 'success', 'Used up': 'neutral', Expired: 'neutral', Revoked: 'danger' } as const
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})
const fields = css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }, gap: '4', maxWidth: 'form' })

/** A new link, shown once. */
function MadeLink({ address }: { readonly address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      announce(texts.copied)
    } catch {
      toast.failure(texts.notCopied)
    }
  }
  return (
    <Alert
      tone="success"
      title={texts.linkMade}
      action={
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      }
    >
      <span className={css({ overflowWrap: 'anywhere', userSelect: 'all' })}>{address}</span>
    </Alert>
  )
}

interface LinkFormProps {
  /** The request id of the link that is being made; it changes once the link is made. */
  readonly requestId: string
  readonly isBusy: boolean
  /** Why the server did not take the last day. */
  readonly refusedDay: string | null
  /** Called before the form is checked, to clear the notice of an earlier refusal. */
  onTry(): void
  onCreate(link: { access: 'View' | 'Download'; expiresOn: string; maxUses?: number; password?: string }): void
}

/** Why a link cannot end on a day. */
function dayErrorOf(entry: string, today: string): string | null {
  if (entry.trim() === '') return texts.missingDay
  const day = parseEntry(entry)
  if (day === null) return 'Invalid Date'
  if (day < today) return texts.dayOver
  return day > addDays(today, longestDays) ? texts.dayTooLate : null
}

function LinkForm({ requestId, isBusy, refusedDay, onTry, onCreate }: LinkFormProps) {
  const { clock } = useServices()
  const [access, setAccess] = useState<'View' | 'Download'>('View')
  const [day, setDay] = useState('')
  const [uses, setUses] = useState('')
  const [password, setPassword] = useState('')
  const [tries, setTries] = useState(0)
  const [shownFor, setShownFor] = useState(requestId)
  if (requestId !== shownFor) {
    setShownFor(requestId)
    // Otherwise the next link would have the same password without being asked.
    setPassword('')
  }
  const isTried = tries > 0
  const form = useFocusInvalid<HTMLFormElement>(tries, isBusy)
  const expiresOn = parseEntry(day)
  const dayError = dayErrorOf(day, clock.today())
  const usesError =
    uses.trim() === '' || (/^\d{1,4}$/.test(uses.trim()) && Number(uses) >= 1 && Number(uses) <= 1000) ? null : texts.wrongUses
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    onTry()
    if (dayError !== null || usesError !== null || expiresOn === null) return
    onCreate({ access, expiresOn, ...(uses.trim() !== '' && { maxUses: Number(uses) }), ...(password !== '' && { password }) })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={css({ display: 'grid', gap: '4' })}>
      <div className={fields}>
        <SelectField
          label={texts.access}
          options={[
            { value: 'View', label: 'View' },
            { value: 'Download', label: 'Download' },
          ]}
          value={access}
          onValueChange={(to) => setAccess(to === 'Download' ? to : 'View')}
        />
        <DateField
          label={texts.lastDay}
          required
          helper={texts.dayHint}
          today={clock.today()}
          value={day}
          error={isTried ? (dayError ?? refusedDay) : null}
          onValueChange={setDay}
        />
        <TextField
          label={texts.maxUses}
          inputMode="numeric"
          helper={texts.usesHint}
          value={uses}
          error={isTried ? usesError : null}
          onValueChange={setUses}
        />
        <TextField
          label={texts.password}
          type="password"
          autoComplete="new-password"
          maxLength={100}
          helper={texts.needsSignIn}
          value={password}
          onValueChange={setPassword}
        />
      </div>
      <div>
        <Button type="submit" icon={<Link2 size={16} aria-hidden />} isBusy={isBusy}>
          {texts.createLink}
        </Button>
      </div>
    </form>
  )
}

interface LinkListProps {
  readonly links: ShareLinks
  readonly isBusy: boolean
  /** Absent for those who may not. */
  readonly onRevoke: ((id: number) => void) | null
}

const LinkList = ({ links, isBusy, onRevoke }: LinkListProps) => (
  <ul>
    {links.map(({ shareLinkId, access, expiresOn, maxUses, useCount, hasPassword, state, createdBy }) => (
      <li key={shareLinkId} className={line}>
        <span className={css({ flex: '1 1 240px', fontVariantNumeric: 'tabular-nums' })}>
          <span className={css({ display: 'flex', gap: '2', textStyle: 'bodyStrong' })}>
            {access} <Badge tone={tones[state]}>{state}</Badge>
          </span>
          <span className={css({ color: 'fg.muted' })}>
            {[
              `${texts.until} ${formatCivil(expiresOn)}`,
              `${texts.uses}: ${useCount}${maxUses === undefined ? '' : ` of ${maxUses}`}`,
              ...(hasPassword === 1 ? [texts.withPassword] : []),
              createdBy,
            ].join(' · ')}
          </span>
        </span>
        {onRevoke && state === 'Open' && (
          <Button
            variant="dangerPlain"
            isSoftDisabled={isBusy}
            aria-label={`${texts.revoke} ${shareLinkId}`}
            onClick={() => onRevoke(shareLinkId)}
          >
            {texts.revoke}
          </Button>
        )}
      </li>
    ))}
  </ul>
)

/** The links to the asset whose page this is; a new one is shown once. */
export function Links() {
  const { record, page } = useShownRecord()
  const { codec, createId } = useServices()
  const { library } = useLibrary()
  const [requestId, setRequestId] = useState(createId)
  const { change, isBusy, notice, refusal, closeNotice } = useChange()
  const [made, setMade] = useState<{ readonly shareLinkId: number; readonly address: string } | null>(null)
  const id = Number(record.id)
  const read = useQuery(linksQuery(library, id))
  // The new link counts as open until the list, which is read after the answer, has it.
  const isMadeOpen = read.data?.find(({ shareLinkId }) => shareLinkId === made?.shareLinkId)?.state !== 'Revoked'
  const refusedDay = refusal?.fields?.get('expiresOn') ?? null
  const create: LinkFormProps['onCreate'] = (link) =>
    change(async () => {
      const { shareLinkId, token } = await library.createLink({ assetId: id, requestId, ...link })
      const path = assetPaths.preview(codec, Number(record.fields['assetTypeId']), id)
      setRequestId(createId())
      setMade({ shareLinkId, address: `${window.location.origin}${path}?link=${token}` })
      return { message: '' }
    })
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      {notice && refusedDay === null && (
        <Alert tone="error" isFocused onClose={closeNotice}>
          {notice.text}
        </Alert>
      )}
      {made !== null && isMadeOpen && <MadeLink address={made.address} />}
      {page.can('Modify') && record.fields['isArchived'] !== 1 && (
        <LinkForm requestId={requestId} isBusy={isBusy} refusedDay={refusedDay} onTry={closeNotice} onCreate={create} />
      )}
      <ReadResult read={read}>
        {(links) =>
          links.length === 0 ? (
            <p className={css({ color: 'fg.muted' })}>{texts.noLinks}</p>
          ) : (
            <LinkList
              links={links}
              isBusy={isBusy}
              onRevoke={page.can('Delete') ? (link) => change(() => library.revokeLink(link)) : null}
            />
          )
        }
      </ReadResult>
    </div>
  )
}

/** How many of them there are. */
export const countLinks: TabCounter = async ({ id }, { api, codec, queryClient }) =>
  (await queryClient.fetchQuery(linksQuery(createLibrary(api, codec.encrypt), Number(id)))).length
