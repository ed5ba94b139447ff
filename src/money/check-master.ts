import { recordTexts, type GivenFields } from '#openapi/check-record.ts'

const rowsOf = (value: unknown): readonly GivenFields[] => (Array.isArray(value) ? value : [])

/** Rules of an invoice master over several fields. */
export function checkMaster({ variant, service, prices, instalmentPlan }: GivenFields): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  if (variant === 'Request based' && service === undefined) errors.set('service', recordTexts.required('Service'))
  const seen = new Set<unknown>()
  for (const [index, { currency }] of rowsOf(prices).entries()) {
    if (currency !== undefined && seen.has(currency)) errors.set(`prices.${index}.currency`, recordTexts.double)
    seen.add(currency)
  }
  const shares = rowsOf(instalmentPlan).map(({ share }) => share)
  if (shares.length > 0 && shares.every((share) => typeof share === 'number')) {
    const sum = shares.reduce((total, share) => total + Math.round(share * 100), 0)
    if (sum !== 10_000) errors.set('instalmentPlan', `Instalments make ${sum / 100} %, not 100 %.`)
  }
  return errors
}
