import type { CivilDate } from '#machines/time/civil.ts'
import { listedZones, offsetAt } from '#src/time/reader-zone.ts'
import { calendarTexts as texts } from './texts.ts'

/** The zones that a calendar can be read in, each with its distance to UTC on a day; the machine's own comes first. */
export function zoneChoices(day: CivilDate, ownZone: string): readonly { readonly value: string; readonly label: string }[] {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const named = listedZones.map(({ value, label }) => ({ value, label: texts.zoneAt(label, offsetAt(noon, value) ?? '') }))
  return [{ value: '', label: texts.ownZone(ownZone) }, ...named]
}
