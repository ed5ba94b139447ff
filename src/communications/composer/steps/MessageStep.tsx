import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { shownSubject } from '#openapi/communications/message-text.ts'
import { messageTemplate } from '#openapi/generated/resources/communications/message-template.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import type { MessageText } from '#machines/communications/composer-types.ts'
import { goesByEmail, goesInApp, longestSubject } from '#machines/communications/message-draft.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { optionsQuery, recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { TokenLine } from '#src/ui/editor/token-line.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { allPlaceholders, personPlaceholders } from '../../placeholders.ts'
import { ReadFailure } from '../ReadFailure.tsx'
import type { StepProps } from '../step-props.ts'
import { composerTexts as texts } from '../texts.ts'

const channels = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: '5',
  alignItems: 'start',
})
const part = css({ display: 'grid', gap: '4', minWidth: '0', alignContent: 'start' })

/** Only active assets are shared with those who get a message. */
const activeAssets = { statusId: 1 }

interface ChannelProps extends StepProps {
  readonly of: 'email' | 'inApp'
}

/** The subject and the text on one channel. */
function Channel({ of, draft, errors, isReadOnly, onEdit }: ChannelProps) {
  const text: MessageText = draft[of]
  const placeholders = draft.recordId === null ? personPlaceholders : allPlaceholders
  const used = Array.from(text.subject).length
  const edit = (changes: Partial<MessageText>) =>
    onEdit(of === 'email' ? { email: { ...draft.email, ...changes } } : { inApp: { ...draft.inApp, ...changes } })
  return (
    <section aria-label={of === 'email' ? texts.emailPart : texts.inAppPart} className={part}>
      <h3 className={css({ textStyle: 'h3' })}>{of === 'email' ? texts.emailPart : texts.inAppPart}</h3>
      <TokenLine
        label={texts.subjects[of]}
        required
        value={text.subject}
        placeholders={placeholders}
        readOnly={isReadOnly}
        counter={{ value: used, max: of === 'inApp' && used <= shownSubject ? shownSubject : longestSubject }}
        error={errors.get(`${of}.subject`) ?? null}
        helper={of === 'inApp' && used > shownSubject ? texts.cutAt : undefined}
        onValueChange={(subject) => edit({ subject })}
      />
      <RichTextEditor
        label={texts.contents[of]}
        required
        value={text.content}
        placeholders={placeholders}
        readOnly={isReadOnly}
        error={errors.get(`${of}.content`) ?? null}
        onValueChange={(content) => edit({ content })}
      />
    </section>
  )
}

/** Takes the words of a template into the channels of the message. */
function TemplateChoice({ draft, onEdit }: Pick<StepProps, 'draft' | 'onEdit'>) {
  const { api } = useServices()
  const { service, queryClient } = useRecords(messageTemplate)
  const read = useQuery(optionsQuery(messageTemplate.name, api, messageTemplate.path, { count: 100 }))
  const { data: templates = [] } = read
  const [failed, setFailed] = useState<string | null>(null)
  const take = async (id: string) => {
    try {
      const { fields } = await queryClient.fetchQuery(recordQuery(messageTemplate, service, id))
      const text = { subject: plainText(fields['subject']), content: plainText(fields['content']) }
      setFailed(null)
      onEdit({ ...(goesByEmail(draft) && { email: { ...draft.email, ...text } }), ...(goesInApp(draft) && { inApp: text }) })
    } catch {
      setFailed(id)
    }
  }
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <SelectField
        label={texts.template}
        value=""
        options={[{ value: '', label: texts.chooseTemplate }, ...templates.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onValueChange={(id) => {
          if (id !== '') void take(id)
        }}
      />
      <ReadFailure of={read}>{texts.templatesFailed}</ReadFailure>
      {failed !== null && (
        <Alert
          tone="error"
          action={
            <Button size="sm" onClick={() => void take(failed)}>
              {texts.tryAgain}
            </Button>
          }
          onClose={() => setFailed(null)}
        >
          {texts.templateFailed}
        </Alert>
      )}
    </div>
  )
}

/** The words of the message, for both channels side by side. */
export function MessageStep(props: StepProps) {
  const { draft, errors, isReadOnly, names, onEdit } = props
  if (draft.mode === null) return <Alert tone="info">{texts.chooseMode}</Alert>
  const { subject, content } = draft.email
  return (
    <>
      {!isReadOnly && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' })}>
          <TemplateChoice draft={draft} onEdit={onEdit} />
          {draft.mode === 'Both' && (subject !== '' || content !== '') && (
            <Button onClick={() => onEdit({ inApp: { subject, content } })}>{texts.sameText}</Button>
          )}
        </div>
      )}
      <div className={channels}>
        {goesByEmail(draft) && <Channel {...props} of="email" />}
        {goesInApp(draft) && <Channel {...props} of="inApp" />}
      </div>
      <LaterRecordPicker
        label={texts.attachments}
        of="Asset"
        path={resourceCalls.Asset.path}
        isSingle={false}
        narrow={activeAssets}
        names={names}
        disabled={isReadOnly}
        error={errors.get('attachmentIds') ?? null}
        value={draft.attachmentIds}
        onChange={(attachmentIds) => onEdit({ attachmentIds: attachmentIds.slice(0, 5) })}
      />
      <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.attachmentsHelp}</p>
      <Switch
        label={texts.important}
        offLabel="No"
        onLabel="Yes"
        checked={draft.isImportant}
        disabled={isReadOnly}
        onChange={(isImportant) => onEdit({ isImportant })}
      />
    </>
  )
}
