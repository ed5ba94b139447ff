// Generated from openapi/ by `npm run generate`; do not edit.
declare const document: {
  readonly paths: Readonly<Record<string, object>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly parameters: Readonly<Record<string, { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: object }>>
  }
}
export default document
