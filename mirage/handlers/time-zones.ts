import { ok, type Handlers } from '../contract.ts'

/** The time zones that a block can be given. */
export const timeZoneHandlers = {
  getTimeZoneAdminDetails: ({ db }) => {
    const zones = db.timeZones.where()
    const timeZoneAdminLists = db.timeZoneGroups.where().map((group) => ({
      TimeZoneGroupName: group.name,
      timeZoneGroupId: group.id,
      timezonegroupdata: zones
        .filter(({ groupId }) => groupId === group.id)
        .map(({ id, name, abbreviation, country }) => ({ timezoneid: id, timezonename: name, abbreviation, country })),
    }))
    return ok({ timeZoneAdminLists })
  },
} satisfies Partial<Handlers>
