import type { PolicyDocument } from '#machines/session/privacy-policy.machine.ts'
import { lenient } from './answer-values.ts'
import { answerReader } from './answer.ts'
import type { Api } from './client.ts'
import type { PortalConfig } from './config.ts'
import type { DocumentDeps } from './document.ts'
import { readWithRetry } from './read-with-retry.ts'

/** Reads the privacy policy; null when there is no document or its address is unsafe. Rejects when the server could not be asked. */
export type PolicyReader = (signal: AbortSignal) => Promise<PolicyDocument | null>

interface PolicyDeps extends DocumentDeps {
  readonly api: Api
  readonly config: Pick<PortalConfig, 'policyFileName'>
}

/** The first address of the list; null for anything else. */
const readAddress = answerReader(
  'getPrivacyPolicyUrl',
  lenient<string[], unknown>((value) => (Array.isArray(value) ? value[0] : null)),
)

/** Creates the reader of the privacy policy that the configuration names. */
export const createPolicyReader =
  ({ api, config, ...deps }: PolicyDeps): PolicyReader =>
  async (signal) => {
    const query = { fileName: config.policyFileName, moduleType: 'PRIVACY_POLICY_DIR' } as const
    const read = () => api.call('getPrivacyPolicyUrl', { query }, { signal })
    const written = readAddress(await readWithRetry(read, { startTimer: deps.startTimer, signal }))
    // Loaded on demand: few people open the policy.
    const { documentAddress, readDocument } = await import('./document.ts')
    const address = documentAddress(written, deps.origin)
    if (!address) return null
    // A document that cannot be read here can still be opened.
    const parts = await readDocument(address, deps, signal).catch(() => [])
    return { address: address.href, parts }
  }
