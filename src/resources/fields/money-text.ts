/** "£1,250.00" of minor units; without a currency the amount alone. */
export function moneyText(minor: number, currency: unknown): string {
  const amount = minor / 100
  const isCode = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)
  return new Intl.NumberFormat('en-GB', isCode ? { style: 'currency', currency } : { minimumFractionDigits: 2 }).format(amount)
}
