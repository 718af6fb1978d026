import { SHELL_CONTRACT_VERSION } from '@firn/shared-contracts/shell';
import { type ContractInterface, contractInterfaces } from './contract-page.ts';

type Schema = Readonly<Record<string, unknown>>;

const PRIMITIVES = ['string', 'number', 'boolean', 'null'];
const PROPERTY = /^(\w+)(\??): ([\s\S]+)$/;
const METHOD = /^(\w+)(<[^(]*>)?(\([\s\S]*)$/;
const LITERALS = /^'[^']*'( \| '[^']*')*$/;

/** What JSON Schema can say of a TypeScript type; the type itself stands beside it. */
function shapeOf(type: string, known: ReadonlySet<string>): Schema {
  if (PRIMITIVES.includes(type)) return { type };
  if (known.has(type)) return { $ref: `#/$defs/${type}` };
  if (LITERALS.test(type)) return { enum: type.split(' | ').map((literal) => literal.slice(1, -1)) };
  if (type.endsWith(' | null')) return { anyOf: [shapeOf(type.slice(0, -7), known), { type: 'null' }] };
  const [, items] = /^readonly (\w+)\[\]$/.exec(type) ?? [];
  return items ? { type: 'array', items: shapeOf(items, known) } : {};
}

interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

function memberOf(
  { signature, text }: ContractInterface['members'][number],
  known: ReadonlySet<string>,
): Member {
  const description = text === '' ? {} : { description: text };
  const [, name = '', optional = '', type = ''] = PROPERTY.exec(signature) ?? [];
  if (name) {
    const schema = { ...shapeOf(type, known), tsType: type, ...description };
    return { name, isRequired: optional === '', schema };
  }
  const [, method = '', , call = ''] = METHOD.exec(signature) ?? [];
  if (!method) throw new Error(`«${signature}» is neither a property nor a method.`);
  return { name: method, isRequired: true, schema: { tsType: `function ${call}`, ...description } };
}

function definition({ parents, text, members }: ContractInterface, known: ReadonlySet<string>): Schema {
  const named = members.filter(({ signature }) => !signature.startsWith('['));
  const all = named.map((member) => memberOf(member, known));
  return {
    type: 'object',
    ...(text && { description: text }),
    ...(parents && { tsExtends: parents }),
    properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
    required: all.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

/** The shell contract as JSON Schema: which services and members there are. Functions are told by their `tsType`. */
export function contractSchema(): Schema {
  const interfaces = contractInterfaces();
  const known = new Set(interfaces.map(({ name }) => name));
  return {
    $id: 'https://firn.example/schemas/shell-contract.schema.json',
    title: `Shell contract ${SHELL_CONTRACT_VERSION}`,
    $ref: '#/$defs/ShellServices',
    $defs: Object.fromEntries(interfaces.map((one) => [one.name, definition(one, known)])),
  };
}
