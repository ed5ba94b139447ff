import { ok, type Handlers } from '../contract.ts'

/** Documents of the folder PRIVACY_POLICY_DIR, by the name under which they are asked for. */
const documents: ReadonlyMap<string, string> = new Map([['privacy-policy.pdf', '/policy/privacy-policy.html']])

/** The privacy policy's document. */
export const policyHandlers = {
  getPrivacyPolicyUrl: ({ query, url }) => {
    const document = documents.get(query.fileName)
    return ok(document === undefined ? [] : [new URL(document, url.origin).href])
  },
} satisfies Partial<Handlers>
