import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import { goesByEmail } from '#machines/communications/message-draft.ts'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { TagsField } from '#src/ui/form/tags-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { CountPanel } from '../../CountPanel.tsx'
import { addressedIn } from '../composer-service.ts'
import type { StepProps } from '../step-props.ts'
import { composerTexts as texts } from '../texts.ts'

/** Whom the message goes to, how many they are now, and which further addresses get it. */
export function RecipientsStep({ draft, errors, isReadOnly, names, onEdit }: StepProps) {
  const { option, email } = draft
  const addresses = (name: 'toEmails' | 'ccEmails') => (
    <TagsField
      label={texts[name]}
      disabled={isReadOnly}
      value={email[name]}
      error={errors.get(`email.${name}`) ?? null}
      onChange={(value) => onEdit({ email: { ...email, [name]: value } })}
    />
  )
  return (
    <>
      {option === null && <Alert tone="info">{texts.chooseOption}</Alert>}
      {option === 'Audience' && (
        <LaterRecordPicker
          label={texts.audience}
          required
          of="Audience"
          path={resourceCalls.Audience.path}
          isSingle
          names={names}
          disabled={isReadOnly}
          error={errors.get('audienceId') ?? null}
          value={draft.audienceId === null ? [] : [draft.audienceId]}
          onChange={([audienceId = null]) => onEdit({ audienceId })}
        />
      )}
      {option === 'Individual' && (
        <LaterRecordPicker
          label={texts.recipients}
          required
          of="Contact"
          path={resourceCalls.Contact.path}
          isSingle={false}
          names={names}
          disabled={isReadOnly}
          error={errors.get('recipients') ?? null}
          value={draft.recipients}
          onChange={(recipients) => onEdit({ recipients })}
        />
      )}
      {option !== null && <CountPanel counted={addressedIn(draft)} />}
      {goesByEmail(draft) && (
        <>
          {addresses('toEmails')}
          {addresses('ccEmails')}
        </>
      )}
    </>
  )
}
