import { developmentIdIv, developmentIdKey } from '../id-codec.ts'

/** The config.json that the portal reads when it starts; an empty address means the portal's own origin. */
export const portalConfig = (aggregatorUrl: string | null): string =>
  JSON.stringify({
    aggregatorUrl: aggregatorUrl ?? '',
    idKey: developmentIdKey,
    idIv: developmentIdIv,
    productName: 'Pathway',
    policyFileName: 'privacy-policy.pdf',
    maintenance: false,
    paymentHosts: [],
  })
