import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { invoiceMaster } from '#openapi/generated/resources/money/invoice-master.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { moneyTexts as texts } from '../texts.ts'
import { ChooseAndTake } from './ChooseAndTake.tsx'
import { termsOfMaster } from './terms-of-master.ts'

const active = '1'

/** Whom a master has to bill so that its terms are offered. */
const kindOf = ({ studentId, institutionId }: RecordFormState<'Invoice'>['values']): string => {
  if (studentId !== null) return 'Student'
  return institutionId === null ? 'Centre' : 'University'
}

/** Gives a new invoice the tax and the instalments of a master, in place of those that are there. */
export function MasterTerms({ form }: { readonly form: RecordFormState<'Invoice'> }) {
  const { clock } = useServices()
  const { service } = useRecords(invoiceMaster)
  const [chosen, setChosen] = useState('')
  const filters = { variant: ['New'], partnerKind: [kindOf(form.values)] }
  const { data } = useQuery(recordListQuery(invoiceMaster, service, { ...allRecords, status: active, filters }))
  if (form.isReadOnly) return null
  const masters = data?.rows ?? []
  const master = masters.find(({ id }) => id === chosen)
  const { logic, fields } = form.state
  const terms = master ? termsOfMaster(master, fields, logic.given(fields), clock.today()) : null
  const helper = data && masters.length === 0 ? texts.noMaster : master && !terms ? texts.linesFirst : ''
  return (
    <ChooseAndTake
      label={texts.termsOf}
      choices={masters.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={master ? chosen : ''}
      none={texts.choose}
      helper={helper}
      icon={<ListChecks size={16} aria-hidden />}
      action={texts.takeTerms}
      isOff={!terms}
      onChoose={setChosen}
      onTake={() => {
        if (!terms) return
        form.state.edit({ kind: 'set', values: { ...terms } }, '')
        announce(texts.termsTaken(terms.instalments.length))
      }}
    />
  )
}
