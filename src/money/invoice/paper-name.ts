import type { StoredRecord } from '#src/resources/record-types.ts'
import { plainText } from '#src/resources/plain-text.ts'
import { moneyTexts as texts } from '../texts.ts'

/** The name of an invoice as a file: which it is, its number, whom it bills; without characters that names of files may not have. */
export function paperName({ fields }: Pick<StoredRecord, 'fields'>): string {
  const kind = fields['creditOf'] === undefined ? texts.invoice : texts.creditNote
  return [kind, fields['invoiceNumber'], fields['billTo']]
    .map(plainText)
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/[<>:"/\\|?*]+/g, '-')
}
