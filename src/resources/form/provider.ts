/** The type of users who belong to the provider. */
export const providerTypeId = 1
