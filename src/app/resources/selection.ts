import { paths } from '#machines/access/paths.ts'
import { customRequestCode, defaultYear } from '#src/api/constants.ts'
import { listOf } from '../loading/first-calls.ts'
import { at, withOwnFront } from './entry.ts'

/** Each kind of request has a form of its own. */
const requestForms = (
  [
    [customRequestCode.stream, 'Stream'],
    [customRequestCode.module, 'Module'],
    [customRequestCode.delivery, 'Delivery'],
    [customRequestCode.teachingDate, 'Teaching Date'],
  ] as const
).map(([code, name]) => ({
  pattern: `${paths.customRequests}/edit/${code}/:id`,
  title: `Edit Custom Request: ${name}`,
  permission: 'Modify',
  load: async () => (await import('#src/selection/custom-requests.tsx')).requestForms[code],
}))

/** Where the pages of what centres choose and ask for stand. */
export const selection = {
  CentreOffer: withOwnFront(
    at(
      '/sms/curriculumcentreadministration',
      'Centre Offer',
      'offerName:asc',
      async () => (await import('#src/selection/offers.tsx')).centreOffers,
    ),
    [listOf('Year'), listOf('CentreOffer', { filters: { yearId: [String(defaultYear)] } })],
  ),
  CentreSelection: at(
    '/sms/centre-selection',
    'Centre Selection',
    'selectionName:asc',
    async () => (await import('#src/selection/selections.tsx')).centreSelections,
  ),
  CustomRequest: {
    ...at(
      paths.customRequests,
      'Custom Request',
      'createdAt:desc',
      async () => (await import('#src/selection/custom-requests.tsx')).customRequests,
    ),
    more: requestForms,
  },
} as const
