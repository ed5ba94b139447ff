import { pathSegment } from './canonical-path.ts'

/** The names of a pattern's parameters; any name where the pattern is known at run time only. */
type ParameterOf<Pattern extends string> = string extends Pattern
  ? string
  : Pattern extends `${string}/:${infer Name}/${infer Rest}`
    ? Name | ParameterOf<`/${Rest}`>
    : Pattern extends `${string}/:${infer Name}`
      ? Name
      : never

/** The address of a pattern with these values, each of which becomes one segment. Throws for a parameter without a value. */
export const addressOf = <const Pattern extends string>(pattern: Pattern, values: Readonly<Record<ParameterOf<Pattern>, string>>): string =>
  pattern.replaceAll(/(?<=\/):(\w+)/g, (parameter, name: ParameterOf<Pattern>) => {
    const value: string | undefined = values[name]
    if (value === undefined) throw new Error(`${pattern} needs ${parameter}.`)
    return pathSegment(value)
  })
