import { services, type UnbilledChoices } from './unbilled-service.ts'

/** What an address asks of the queue. */
export function readChoices(search: string): UnbilledChoices {
  const asked = new URLSearchParams(search)
  const page = Number(asked.get('page'))
  return {
    bills: asked.get('bills') === 'Student' ? 'Student' : 'Centre',
    service: services.find((one) => one === asked.get('service')) ?? '',
    search: asked.get('search') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The query of an address; what is usual is left out. */
export function writeChoices({ bills, service, search, page }: UnbilledChoices): string {
  const query = new URLSearchParams({
    ...(bills === 'Student' && { bills }),
    ...(service !== '' && { service }),
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? '' : `?${query}`
}
