/** Texts of invoices and payments. */
export const moneyTexts = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  payments: 'Payments',
  creditNotes: 'Credit notes',
  credited: 'Credited',
  credit: 'Credit in full',
  print: 'Print',
  billedTo: 'Billed to',
  credits: 'Credits',
  overdue: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} overdue`,
  totals: 'Totals',
  billTo: 'Bill to',
} as const
