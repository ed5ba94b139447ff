/** Texts of certificates. */
export const certificateTexts = {
  registeredAs: (name: string) => `Registered as ${name}.`,
  takeRegisteredName: 'Use this name',
  cut: 'The text is too long to be shown in full.',
  downloadView: 'Download view',
  print: 'Print or save as PDF',
  certificate: (number: string) => `Certificate ${number}`,
  qrCode: 'QR code of the link that validates this certificate',
  identity: (number: string, issued: string, code: string) => `${number}, issued on ${issued}, code ${code}`,
  hash: (hash: string) => `SHA-256 ${hash}`,
  notValid: (state: string) => `This certificate is ${state.toLowerCase()}: who validates it learns so.`,
} as const
