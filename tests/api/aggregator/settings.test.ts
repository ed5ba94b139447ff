import { describe, expect, test } from 'vitest'
import { readSettings } from '#mirage/hosts/settings.ts'
import { readReset } from '#mirage/reset-request.ts'

describe('the settings', () => {
  test('have a default each, also when a variable is empty', () => {
    const defaults = {
      host: '127.0.0.1',
      port: 4173,
      scenario: 'demo',
      dataFile: '.portal/data.json',
      tokenSeconds: 1800,
      latencyMs: 0,
      portalAddress: 'http://127.0.0.1:4173',
      aggregatorUrl: null,
    }
    expect(readSettings({})).toEqual(defaults)
    expect(readSettings({ PORT: '', HOST: ' ', PORTAL_SCENARIO: '', PORTAL_DATA: '', PORTAL_TOKEN_SECONDS: '' })).toEqual(defaults)
  })

  test('are taken from the environment', () => {
    const settings = readSettings({
      PORT: '4300',
      HOST: '0.0.0.0',
      PORTAL_SCENARIO: 'large',
      PORTAL_DATA: 'memory',
      PORTAL_TOKEN_SECONDS: '60',
      PORTAL_LATENCY_MS: '250',
      PORTAL_ADDRESS: 'https://portal.example.org/',
      PORTAL_AGGREGATOR: 'https://aggregator.example.org/',
    })
    expect(settings).toEqual({
      host: '0.0.0.0',
      port: 4300,
      scenario: 'large',
      dataFile: null,
      tokenSeconds: 60,
      latencyMs: 250,
      portalAddress: 'https://portal.example.org',
      aggregatorUrl: 'https://aggregator.example.org',
    })
  })

  test.each([
    [{ PORT: '4300' }, 'http://127.0.0.1:4300'],
    [{ PORT: '4300', HOST: 'portal.local' }, 'http://portal.local:4300'],
    [{ HOST: '::1' }, 'http://[::1]:4173'],
    [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:4173'],
  ])('give the address of the server for the links of mails: %o', (environment, address) => {
    expect(readSettings(environment).portalAddress).toBe(address)
  })

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORTAL_SCENARIO: 'demos' }, 'PORTAL_SCENARIO: There is no scenario "demos". Known are demo, empty, large.'],
    [{ PORTAL_TOKEN_SECONDS: '0' }, 'PORTAL_TOKEN_SECONDS must be a whole number from 1 to 31536000, not "0".'],
    [{ PORTAL_LATENCY_MS: '1.5' }, 'PORTAL_LATENCY_MS must be a whole number from 0 to 600000, not "1.5".'],
    [{ PORTAL_ADDRESS: 'ftp://portal' }, 'PORTAL_ADDRESS must be an address that begins with http:// or https://, not "ftp://portal".'],
    [
      { PORTAL_AGGREGATOR: 'aggregator.example.org' },
      'PORTAL_AGGREGATOR must be an address that begins with http:// or https://, not "aggregator.example.org".',
    ],
  ])('that cannot be used say why: %o', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })
})

describe('the body of a reset call', () => {
  test('may leave out everything', () => {
    expect([readReset(''), readReset('{}')]).toEqual([{}, {}])
  })

  test('gives what it names', () => {
    const text = '{"scenario":"empty","tokenSeconds":60,"latencyMs":5,"faults":[{"operationId":"signIn","status":"html","times":2}]}'
    expect(readReset(text)).toEqual({
      scenario: 'empty',
      tokenSeconds: 60,
      latencyMs: 5,
      faults: [{ operationId: 'signIn', status: 'html', times: 2 }],
    })
  })

  test.each([
    ['{', 'The body is not JSON.'],
    ['[]', 'The body must be a JSON object.'],
    ['{"scenario":"demos"}', 'There is no scenario "demos". Known are demo, empty, large.'],
    ['{"scenario":"toString"}', 'There is no scenario "toString". Known are demo, empty, large.'],
    ['{"tokens":60}', 'The body has no field "tokens". Known are scenario, tokenSeconds, latencyMs, faults.'],
    ['{"tokenSeconds":0}', '"tokenSeconds" must be a whole number of at least 1.'],
    ['{"latencyMs":"5"}', '"latencyMs" must be a whole number of at least 0.'],
    ['{"faults":{}}', '"faults" must be a list.'],
    ['{"faults":[{"operationId":"toString","status":500}]}', '"toString" is no operation of the contract.'],
    [
      '{"faults":[{"operationId":"signIn","status":200}]}',
      'The "status" of a fault must be a number from 400 to 599 or one of reset, hang, malformed, html, truncated.',
    ],
  ])('that is wrong says why: %s', (text, message) => {
    expect(() => readReset(text)).toThrow(message)
  })
})
