import { instantText } from '../fields/field-text.ts'

const stamps = /\b\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}\b/g

/** A value as the server writes it into a history, with the times in it as they are where the viewer is. */
export const toldText = (value: string): string => value.replaceAll(stamps, instantText)
