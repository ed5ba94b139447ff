import type { IdCodec } from '#src/api/id-codec.ts'

export const deliveryPath = '/dap/delivery'
export const sitPattern = `${deliveryPath}/sit/:id`

/** Where a delivery is sat. */
export const sitPath = (codec: Pick<IdCodec, 'encrypt'>, deliveryId: number): string =>
  `${deliveryPath}/sit/${codec.encrypt(String(deliveryId)) ?? ''}`
