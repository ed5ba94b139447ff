import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { signIn, visitor, type Account, type Send } from './caller.ts'
import { contractOperations, type ContractOperation } from './operations.ts'
import { byAddress, byBody, byRights, withoutSession, type Setting } from './probes.ts'
import { probeResource } from './record-probes.ts'

/** What is checked, and by whose accounts. */
export interface Target {
  readonly send: Send
  /** The origin of the server. */
  readonly origin: string
  /** The first one may do everything. */
  readonly accounts: readonly [Account, ...Account[]]
  /** Gives the encrypted form that an id has in addresses. */
  encrypt(id: number): string
  /** Makes words unique among the runs on one server; letters and digits, at most eight. */
  readonly mark: string
  /** The operations that are asked; all unless given. */
  readonly asks?: (operation: ContractOperation) => boolean
}

/** An operation and what it does otherwise than the contract says. */
export interface Finding {
  readonly operation: ContractOperation
  readonly differences: readonly string[]
}

/** The outcome for every operation of the contract. */
export interface Conformance {
  readonly findings: readonly Finding[]
  /** Resources whose writes could not be tried, and why. */
  readonly untried: ReadonlyMap<ResourceName, string>
}

/**
 * Calls every operation of the contract on a server and checks answers, refusals, envelope, ids, rights of the accounts and
 * rules. Writes only records that it removes again. Throws when the accounts cannot sign in.
 */
export async function checkConformance({ send, origin, accounts, encrypt, mark, asks = () => true }: Target): Promise<Conformance> {
  const [first, ...others] = accounts
  const admin = await signIn(send, origin, first, encrypt)
  const setting: Setting = {
    visitor: visitor(send, origin),
    admin,
    accounts: [admin, ...(await Promise.all(others.map((account) => signIn(send, origin, account, encrypt))))],
    encrypt,
  }
  const asked = contractOperations.filter(asks)
  const differences = new Map<ContractOperation, string[]>(asked.map((operation) => [operation, []]))
  const note = (operation: ContractOperation, difference: string) => {
    const found = differences.get(operation)
    if (found && !found.includes(difference)) found.push(difference)
  }
  for (const operation of asked)
    for (const probe of [withoutSession, byRights, ...(operation.standard ? [] : [byAddress, byBody])])
      for (const difference of await probe(operation, setting)) note(operation, difference)
  const untried = new Map<ResourceName, string>()
  const isAsked = (name: ResourceName) => asked.some(({ standard }) => standard?.resource === name)
  for (const name of (Object.keys(resourceRules) as ResourceName[]).filter(isAsked)) {
    const reason = await probeResource(name, asked, setting, mark, note)
    if (reason !== null) untried.set(name, reason)
  }
  return { findings: [...differences].map(([operation, found]) => ({ operation, differences: found })), untried }
}

/** The outcome in lines to read; the last one says how many operations conform. */
export function reportOf({ findings, untried }: Conformance): readonly string[] {
  const differing = findings.filter(({ differences }) => differences.length > 0)
  return [
    ...differing.flatMap(({ operation: { id, method, path }, differences }) => [
      `✗ ${id} (${method} ${path})`,
      ...differences.map((difference) => `    ${difference}`),
    ]),
    ...[...untried].map(([name, reason]) => `– ${name}: no record could be written to try changes (${reason})`),
    `${findings.length - differing.length} of ${findings.length} operations conform`,
  ]
}
