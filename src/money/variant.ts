import { paths } from '#machines/access/paths.ts'
import { isProvider, recordPaths, type RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

/** How an invoice comes about: by a plan for the year, by requests, or by itself. */
export const variants = ['Fixed', 'Request based', 'New'] as const

export type Variant = (typeof variants)[number]

/** The variant of the page's list. */
export const variantOf = ({ within }: Pick<RecordPage, 'within'>): Variant =>
  variants.find((variant) => variant === within['variant']?.[0]) ?? 'Fixed'

/** The variant in addresses: `request-based-invoices`. */
export const slugOf = (variant: Variant): string => `${variant.toLowerCase().replaceAll(' ', '-')}-invoices`

/** Who is billed in a list of a variant. Students stand among the centres. */
export type BilledList = 'centres' | 'institutes'

/** The address of a variant's list. */
export const invoiceList = (variant: Variant, billed: BilledList): string => `${paths.invoices}/${slugOf(variant)}-${billed}`

/** The list that an invoice stands in. */
export const listOfInvoice = ({ fields }: Pick<StoredRecord, 'fields'>): string =>
  invoiceList(
    variants.find((variant) => variant === fields['variant']) ?? 'Fixed',
    fields['institutionId'] === undefined ? 'centres' : 'institutes',
  )

/** Where a person finds an invoice whose page was opened within a list: there, in its own list, or nowhere. */
export function placeOfInvoice(
  record: Pick<StoredRecord, 'fields'>,
  { within, contactType, pathId = '', opens }: Pick<RecordPage, 'within' | 'contactType' | 'pathId' | 'opens'>,
): 'here' | 'nowhere' | { readonly address: string } {
  const isIn = (field: 'variant' | 'partnerKind') => within[field]?.includes(String(record.fields[field])) ?? true
  if (isIn('variant') && isIn('partnerKind')) return 'here'
  if (isProvider({ contactType })) return 'nowhere'
  // Links in the portal of partners do not know the variant; partners see only their own invoices.
  const address = recordPaths(listOfInvoice(record)).view(pathId)
  if (opens(address)) return { address }
  return isIn('partnerKind') ? 'here' : 'nowhere'
}

/** Whether the page's list is that of universities. */
export const isOfUniversities = ({ within }: Pick<RecordPage, 'within'>) => within['partnerKind']?.includes('University') ?? false
