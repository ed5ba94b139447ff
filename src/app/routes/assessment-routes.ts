import { deliveryPath, sitPattern } from '#src/assessment/sitting/paths.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { route, type RouteSpec } from '../route-spec.ts'
import { below, opens } from './route-parts.ts'

const Sit = lazyComponent(async () => (await import('../pages/assessment/SitPage.tsx')).SitPage)

/** The pages of assessment beside lists, forms and records. */
export const assessmentRoutes: readonly RouteSpec[] = [
  route(sitPattern, 'Assessment', Sit, { ...below(deliveryPath, opens(sitPattern, 'View')), layout: 'focus' }),
]
