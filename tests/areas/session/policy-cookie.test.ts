import { describe, expect, it } from 'vitest'
import { hasAcceptedPolicy, rememberPolicy } from '#src/session/sign-in/policy-cookie.ts'

describe('the privacy policy that was accepted in this browser', () => {
  it.each([
    ['privacyPolicy=1', true],
    ['theme=dark; privacyPolicy=1; lang=en', true],
    ['theme=dark;privacyPolicy=1', true],
    ['', false],
    ['privacyPolicy=0', false],
    ['privacyPolicy=10', false],
    ['myprivacyPolicy=1', false],
    ['theme=privacyPolicy=1', false],
  ])('is found among the cookies %j: %j', (cookies, expected) => {
    expect(hasAcceptedPolicy({ cookies: { read: () => cookies, write: () => {} } })).toBe(expected)
  })

  it('is remembered for a year, everywhere in the portal', () => {
    const written: string[] = []
    rememberPolicy({ cookies: { read: () => '', write: (cookie) => void written.push(cookie) } })
    expect(written).toEqual(['privacyPolicy=1; path=/; max-age=31536000; SameSite=Lax'])
  })
})
