/** "£1,250.00" of minor units. */
export const amountText = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100)

/** "25/12/2026". */
export const dayText = (day: string): string => day.split('-').toReversed().join('/')
