import type { IdCodec } from '../api/id-codec.ts'

/** A codec whose code comes later than the page: its ids are asked for only after sign-in. */
export interface LateCodec extends IdCodec {
  /** Resolves once the codec can be used; the same promise each time. */
  load(): Promise<void>
}

/** Makes the codec when it is first waited for; using it before throws. */
export function createLateCodec(create: () => Promise<IdCodec>): LateCodec {
  let coming: Promise<void> | null = null
  let codec: IdCodec | null = null
  const start = async () => {
    codec = await create()
  }
  const current = () => {
    if (!codec) throw new Error('The id codec has not come yet.')
    return codec
  }
  return {
    load: () => (coming ??= start()),
    encrypt: (id) => current().encrypt(id),
    decrypt: (text) => current().decrypt(text),
  }
}
