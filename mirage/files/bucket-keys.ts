/** The bucket that files are kept in. */
export const bucketName = 'portal-demo'

/** What the portal signs the addresses of new files with. It proves nothing but that its bearer was signed in. */
export const bucketKeys = { accessKeyId: 'demo-not-a-key', secret: 'demo-not-a-secret' } as const
