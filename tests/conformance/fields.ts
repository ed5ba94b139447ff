/** Whether a value is a JSON object. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a list, however they are wrapped. */
export const rowsOf = (data: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const list = isFields(data) ? data['list'] : data
  return Array.isArray(list) ? list.filter(isFields) : []
}
