/** The id of a record: a plain number may become one, an id of another resource may not. */
export type IdOf<Name extends string> = number & { readonly idOf?: Name }
