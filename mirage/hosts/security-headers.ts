type Headers = Readonly<Record<string, string>>

const policyOf = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

const always: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** The page and the aggregator, whose files include pictures. */
const ownOrigins = (aggregatorUrl: string | null): string => (aggregatorUrl === null ? "'self'" : `'self' ${new URL(aggregatorUrl).origin}`)

/**
 * Headers of every answer of the portal. `aggregatorUrl` is the only other origin that the page may reach, null for none.
 * Strict-Transport-Security and upgrade-insecure-requests belong to the TLS proxy before the portal: on plain HTTP they
 * would block localhost.
 */
export const securityHeaders = (aggregatorUrl: string | null): Headers => ({
  ...always,
  'x-frame-options': 'DENY',
  'content-security-policy': policyOf({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': ownOrigins(aggregatorUrl),
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': ownOrigins(aggregatorUrl),
    'frame-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    // Only policies of these names may pass text to an HTML parser or to a worker's address.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'portal dompurify',
  }),
})

/** Headers of every answer of the aggregator: it is never cached, and never rendered as a page. */
export const answerHeaders: Headers = {
  ...always,
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  'content-security-policy': policyOf({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
}

/** Headers of the documents below /policy/, which the portal shows inside a dialog of its own. */
export const documentHeaders: Headers = {
  ...always,
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': policyOf({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  }),
}
