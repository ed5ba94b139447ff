import { useQuery } from '@tanstack/react-query'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { componentsQuery } from '../component-query.ts'
import { choiceStatus, ReadFailure } from '../ReadFailure.tsx'
import type { StepProps } from '../step-props.ts'
import { composerTexts as texts } from '../texts.ts'

const isResource = (name: string): name is keyof typeof resourceCalls => Object.hasOwn(resourceCalls, name)

const choose = { value: '', label: 'Choose' }
const modes = Object.entries(texts.modes).map(([value, label]) => ({ value, label }))
const options = Object.entries(texts.options).map(([value, label]) => ({ value, label }))

/** What the message is called, what it is about, how it goes out and to whom. */
export function AboutStep({ draft, errors, isReadOnly, names, onEdit }: StepProps) {
  const { api } = useServices()
  const read = useQuery(componentsQuery(api))
  const { data: components = [] } = read
  const chosen = draft.componentId === null ? [] : [String(draft.componentId)]
  const about = components.find(({ componentId }) => componentId === String(draft.componentId))
  return (
    <>
      <TextField
        label={texts.name}
        required
        helper={texts.nameHelp}
        value={draft.communicationName}
        error={errors.get('communicationName') ?? null}
        readOnly={isReadOnly}
        autoComplete="off"
        onValueChange={(communicationName) => onEdit({ communicationName })}
      />
      <Combobox
        label={texts.about}
        helper={texts.aboutHelp}
        isSingle
        placeholder={texts.none}
        disabled={isReadOnly}
        error={errors.get('componentId') ?? null}
        options={components.map(({ componentId, name }) => ({ value: componentId, label: name }))}
        // Until their names are read.
        chosen={chosen.map((value) => ({ value, label: '…' }))}
        value={chosen}
        status={choiceStatus(read)}
        onChange={([id]) => onEdit({ componentId: id === undefined ? null : Number(id), recordId: null })}
      />
      <ReadFailure of={read}>{texts.aboutFailed}</ReadFailure>
      {about && isResource(about.resource) && (
        <LaterRecordPicker
          key={about.resource}
          label={texts.record}
          of={about.resource}
          path={resourceCalls[about.resource].path}
          isSingle
          names={names}
          disabled={isReadOnly}
          error={errors.get('recordId') ?? null}
          value={draft.recordId === null ? [] : [draft.recordId]}
          onChange={([recordId = null]) => onEdit({ recordId })}
        />
      )}
      <SelectField
        label={texts.mode}
        required
        disabled={isReadOnly}
        error={errors.get('mode') ?? null}
        value={draft.mode ?? ''}
        options={draft.mode === null ? [choose, ...modes] : modes}
        onValueChange={(mode) => onEdit({ mode: mode === 'Email' || mode === 'In-app' || mode === 'Both' ? mode : null })}
      />
      <SelectField
        label={texts.option}
        required
        disabled={isReadOnly}
        error={errors.get('option') ?? null}
        value={draft.option ?? ''}
        options={draft.option === null ? [choose, ...options] : options}
        onValueChange={(option) => onEdit({ option: option === 'Audience' || option === 'Individual' ? option : null })}
      />
    </>
  )
}
