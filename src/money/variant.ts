import { paths } from '#machines/access/paths.ts'
import type { RecordPage } from '#src/resources/record-page.ts'

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

/** Whether the page's list is that of universities. */
export const isOfUniversities = ({ within }: Pick<RecordPage, 'within'>) => within['partnerKind']?.includes('University') ?? false
