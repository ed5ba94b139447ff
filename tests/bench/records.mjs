// What 10,000 records of one resource cost the aggregator: they are imported, then asked for.
const count = 10_000
const most = 5000

const centre = (number) => ({
  centreName: `Bench College ${number}`,
  centreCode: `BENCH-${number}`,
  countryId: 'Kenya',
  city: `City ${number % 97}`,
  timezoneId: 'East Africa Time',
  deliveryModes: 'On Campus',
  email: `office${number}@example.org`,
  currency: 'USD',
  capacity: String((number % 500) + 1),
  contractStart: '01/08/2026',
})

/** Imports the records; gives the seconds that each full call takes. */
async function importAll(call) {
  const seconds = []
  for (let first = 0; first < count; first += most) {
    const rows = Array.from({ length: most }, (_, index) => ({ line: index + 2, fields: centre(first + index) }))
    const from = performance.now()
    const answer = await call('/sms/centre/import', { method: 'POST', body: JSON.stringify({ mode: 'apply', rows }) })
    const { data, description } = await answer.json()
    const others = data?.filter(({ outcome }) => outcome !== 'new') ?? [description]
    if (others.length > 0) throw new Error(`Not all rows were imported: ${JSON.stringify(others[0])}`)
    seconds.push((performance.now() - from) / 1000)
  }
  return seconds
}

/** The rows of the bench; `call` sends a request as an administrator, `timed` gives the milliseconds of one. */
export async function recordRows(call, timed) {
  const seconds = await importAll(call)
  const list = (query) => `/sms/centre/list?pageNo=3&pageSize=50&${query}`
  const asked = [
    ['a page of the list', list('searchText=&statusId=0&sortParam=')],
    ['… sorted by name', list('searchText=&statusId=0&sortParam=centreName:desc')],
    ['… searched', list('searchText=college 12&statusId=1&sortParam=centreName:asc')],
    ['… the choices of a picker', '/sms/centre/dropdown?searchText=bench-99&pageSize=20'],
  ]
  const figures = []
  for (const [what, path] of asked) figures.push([`aggregator, 10,000 records: ${what}`, `${(await timed(path)).toFixed(0)} ms`, '≤ 50 ms'])
  return [...figures, ['aggregator, 10,000 records: an import of 5,000 of them', `${Math.max(...seconds).toFixed(1)} s`, '≤ 2 s']]
}
