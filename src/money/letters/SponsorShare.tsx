import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { sponsorshipLetter } from '#openapi/generated/resources/money/sponsorship-letter.ts'
import { rowsOf, typedAmount } from '#machines/records/typed-values.ts'
import { moneyText } from '#src/resources/fields/money-text.ts'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ChooseAndTake } from '../form/ChooseAndTake.tsx'
import { letterTexts as texts } from './texts.ts'

const approved = '8'

/** What a letter covers, for choosing among several. */
function wordsOf({ name, fields }: StoredRecord): string {
  const { sponsorName, holder, coverage, amountMinor, currency } = fields
  const covered = coverage === 'Part' ? moneyText(Number(amountMinor), currency) : String(coverage)
  return [name, String(holder), String(sponsorName), covered].join(' · ')
}

/** The line by which a sponsor takes over a share; what a letter covers in full has no amount of its own. */
const lineOf = ({ id, fields: { sponsorName, coverage, amountMinor } }: StoredRecord) => ({
  description: texts.shareOf(String(sponsorName)),
  quantity: '1',
  unitMinor: coverage === 'Part' ? typedAmount(Number(amountMinor)) : '',
  taxRate: 0,
  uslId: Number(id),
})

/** Puts the share of a sponsor on a line of its own: by a valid letter of the student, or of one of the centre's. */
export function SponsorShare({ form }: { readonly form: RecordFormState<'Invoice'> }) {
  const { service } = useRecords(sponsorshipLetter)
  const [chosen, setChosen] = useState('')
  const { studentId, centreId } = form.values
  const [field, id] = studentId === null ? ['centreId', centreId] : ['studentId', studentId]
  const { data } = useQuery({
    ...recordListQuery(sponsorshipLetter, service, { ...allRecords, status: approved, filters: { [field]: [String(id)] } }),
    enabled: id !== null,
  })
  if (id === null || form.isReadOnly) return null
  const named = new Set(rowsOf(form.values.lines).map((row) => row.fields['uslId']))
  const letters = (data?.rows ?? []).filter((letter) => !named.has(Number(letter.id)))
  const letter = letters.find((one) => one.id === chosen)
  const none = data && data.rows.length > 0 ? texts.allNamed : texts.noLetter
  return (
    <ChooseAndTake
      label={texts.letter}
      choices={letters.map((one) => ({ value: one.id, label: wordsOf(one) }))}
      chosen={letter ? chosen : ''}
      none={texts.none}
      helper={data && letters.length === 0 ? none : ''}
      icon={<HandCoins size={16} aria-hidden />}
      action={texts.addShare}
      isOff={!letter}
      onChoose={setChosen}
      onTake={() => {
        if (!letter) return
        form.state.edit({ kind: 'row.add', field: 'lines', values: lineOf(letter) }, 'lines')
        setChosen('')
      }}
    />
  )
}
