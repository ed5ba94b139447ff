import { describe, expect, it } from 'vitest'
import { paths } from '#machines/access/paths.ts'
import { requestRightsOf } from '#src/app/pages/selection/request-rights-of.ts'
import { accessFrom } from '#tests/support/access.ts'

const accessWith = (permissions: readonly string[] | null) =>
  accessFrom({
    contactType: 'NCUK',
    routes: [],
    tree:
      permissions === null
        ? []
        : [
            {
              componentId: 1,
              componentName: 'CurriculumCenterCustomRequest',
              routes: paths.customRequests,
              permissions,
              iconsName: null,
              children: [],
            },
          ],
  })

describe('the rights to custom requests in the wizard', () => {
  it.each([
    ['all of the provider', ['list', 'View', 'Add', 'Modify'], true, { mayList: true, mayAdd: true, mayDecide: true }],
    ['no decision of a centre', ['list', 'View', 'Add', 'Modify'], false, { mayList: true, mayAdd: true, mayDecide: false }],
    ['those of who only looks', ['list', 'View'], true, { mayList: true, mayAdd: false, mayDecide: false }],
    ['none without the page', null, true, { mayList: false, mayAdd: false, mayDecide: false }],
  ])('are %s', (_, permissions, isProvider, rights) => {
    expect(requestRightsOf(accessWith(permissions), isProvider)).toEqual(rights)
  })
})
