import { counted } from '#src/ui/text/counted.ts'

/** Texts of the texts of messages, and of what became of them. */
export const messageTexts = {
  noText: 'No text',
  cut: 'The text is longer than what is shown here.',
  overview: 'Message',
  email: 'E-mail',
  inApp: 'In-app',
  deliveries: 'Deliveries',
  retry: 'Retry failed',
  duplicate: 'Duplicate',
  figures: 'Figures',
  total: 'Deliveries',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
  ofTotal: (count: number, total: number) => (total === 0 ? '' : `${Math.round((count * 100) / total)} %`),
  to: 'To',
  copies: 'Copies',
  count: (count: number) => counted(count),
  important: 'Important',
  attached: 'Attachments',
  copyOf: (name: string) => `${name.slice(0, 90)} (copy)`,
  copied: 'The copy is a draft.',
  sentAs: 'As it was written; placeholders are filled in for each person.',
  noSubject: 'No subject',
} as const
