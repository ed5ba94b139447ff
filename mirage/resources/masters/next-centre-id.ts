import type { Store } from '../engine/store.ts'

/** The next id that no centre has and no registration of a centre has reserved. */
export const nextCentreId = ({ db }: Pick<Store, 'db'>): number =>
  1 + Math.max(db.records('Centre').lastId(), db.records('CenterRegistration').lastId())
