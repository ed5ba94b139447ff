import { describe, expect, it } from 'vitest'
import { apiRootOf, defaultConfig, loadConfig, parseConfig } from '#src/api/config.ts'

const answering = (response: Response | Error) => () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response))
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

describe('config.json', () => {
  it('fills what it leaves out with the defaults', () => {
    expect(parseConfig({})).toEqual({
      aggregatorUrl: '',
      idKey: 'pathway-dev-key1',
      idIv: 'pathway-dev-iv-1',
      productName: 'Pathway',
      policyFileName: 'privacy-policy.pdf',
      maintenance: false,
      paymentHosts: [],
    })
    expect(parseConfig({ productName: 'Bridge', maintenance: true, unknown: 1 })).toEqual({
      ...defaultConfig,
      productName: 'Bridge',
      maintenance: true,
    })
  })

  it.each([
    [{ aggregatorUrl: 'aggregator' }, /aggregatorUrl: Expected an address/],
    [{ aggregatorUrl: 'javascript:alert(1)' }, /aggregatorUrl: Expected an address/],
    [{ aggregatorUrl: 'ftp://aggregator.example.org' }, /aggregatorUrl: Expected an address that begins with http:\/\/ or https:\/\/\./],
    [{ productName: '' }, /productName/],
    [{ policyFileName: '' }, /policyFileName/],
    [{ maintenance: 'yes' }, /maintenance/],
    [{ paymentHosts: 'www.paypal.com' }, /paymentHosts: Expected a list of hosts/],
    [{ idKey: 12 }, /idKey/],
    [null, /the file/],
    ['text', /the file/],
  ])('%j is refused in plain words', (value, words) => {
    expect(() => parseConfig(value)).toThrow(/^config\.json cannot be used: /)
    expect(() => parseConfig(value)).toThrow(words)
  })

  it.each(['', 'http://127.0.0.1:4173', 'HTTPS://aggregator.example.org/base'])('may name the aggregator as %j', (aggregatorUrl) => {
    expect(parseConfig({ aggregatorUrl }).aggregatorUrl).toBe(aggregatorUrl)
  })

  it('is read from beside the page, freshly and without cookies', async () => {
    const asked: unknown[] = []
    const config = await loadConfig((url, options) => {
      asked.push(url, options)
      return Promise.resolve(Response.json({ aggregatorUrl: 'https://aggregator.example.org' }))
    })
    expect([asked, config.aggregatorUrl]).toEqual([
      ['/config.json', { cache: 'no-store', credentials: 'same-origin', redirect: 'error' }],
      'https://aggregator.example.org',
    ])
  })

  it('may be missing, which a development server answers with the page', async () => {
    expect(await loadConfig(answering(new Response('', { status: 404 })))).toEqual(defaultConfig)
    expect(await loadConfig(answering(page()), true)).toEqual(defaultConfig)
    expect(await loadConfig(answering(new Response('{"productName":"Bridge"}')), true)).toMatchObject({ productName: 'Bridge' })
    const untyped = new Response(new TextEncoder().encode('{"productName":"Bridge"}'))
    expect(await loadConfig(answering(untyped), true)).toMatchObject({ productName: 'Bridge' })
    await expect(loadConfig(answering(page()), false)).rejects.toThrow('config.json cannot be used: it is not JSON.')
  })

  it.each([
    [new TypeError('fetch failed'), 'it could not be read.'],
    [new Response('{}', { status: 503 }), 'the server answered 503.'],
    [new Response('{"maintenance":'), 'it is not JSON.'],
  ])('is refused in plain words when reading fails', async (outcome, words) => {
    await expect(loadConfig(answering(outcome))).rejects.toThrow(`config.json cannot be used: ${words}`)
  })

  it('says where the calls go', () => {
    expect(apiRootOf({ aggregatorUrl: '' }, 'http://127.0.0.1:4173')).toBe('http://127.0.0.1:4173/api/aggregate/v1')
    expect(apiRootOf({ aggregatorUrl: 'https://aggregator.example.org/base//' }, '')).toBe(
      'https://aggregator.example.org/base/api/aggregate/v1',
    )
    expect(apiRootOf({ aggregatorUrl: 'https://aggregator.example.org/' }, 'http://127.0.0.1:4173')).toBe(
      'https://aggregator.example.org/api/aggregate/v1',
    )
  })
})
