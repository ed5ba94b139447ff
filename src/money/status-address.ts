import { invoice } from '#openapi/generated/resources/money/invoice.ts'

/** The status in addresses: `ready-to-invoice`. */
const slugOfStatus = (label: string): string => label.toLowerCase().replaceAll(' ', '-')

/** The address of a list of invoices in one status, by the status' name in addresses; null for a status that is none. */
export function listInStatus(list: string, slug: string): string | null {
  const found = invoice.statuses.find(({ label }) => slugOfStatus(label) === slug)
  return found ? `${list}?${String(new URLSearchParams({ status: found.value }))}` : null
}
